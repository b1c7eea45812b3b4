import { Box, TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import type { CurrencyMark } from '#src/i18n/amounts.ts';
import { controlProps } from './controlProps.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type NumberEdit, regroup } from './regroup.ts';
import type { TypedForm } from './typedForm.ts';
import { useTypedText } from './useTypedText.ts';

interface NumberFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
  readonly decimals?: number;
  /** What is counted, on the side of the number on which it is written: a currency. */
  readonly unit?: CurrencyMark;
  readonly help?: ReactNode;
}

const ways: Readonly<Record<string, NumberEdit['deleted']>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

const deletedBy = (event: Event): NumberEdit['deleted'] =>
  event instanceof InputEvent ? (ways[event.inputType] ?? null) : null;

/** A number that is grouped while it is typed. Only what can stand in it is taken; full-width digits count as well. */
export function NumberField<Text extends string>(props: NumberFieldProps<Text>) {
  const { form, name, decimals = 0, unit, help } = props;
  const { control, text, isComposing, type, compose } = useTypedText(form, name);
  const state = form.field(name);
  const take = (input: HTMLInputElement, deleted: NumberEdit['deleted']) => {
    const at = input.selectionStart ?? input.value.length;
    const edited = regroup({ before: text, text: input.value, caret: at, deleted, decimals });
    // Written here and now, since React puts the caret at the end of a text that it changes itself.
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    compose(null);
    type(edited.text);
  };
  return (
    <FieldFrame state={state} help={help}>
      {(described) => (
        <TextInput
          {...control}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            if (isComposing) control.onChange(event);
            else take(event.currentTarget, deletedBy(event.nativeEvent));
          }}
          onCompositionEnd={(event) => take(event.currentTarget, null)}
          {...controlProps(state, described)}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          {...(unit !== undefined && sectionOf(unit))}
        />
      )}
    </FieldFrame>
  );
}

const sectionOf = ({ text, side }: CurrencyMark) => {
  const mark = (
    <Box component="span" fz="sm">
      {text}
    </Box>
  );
  return side === 'before'
    ? { leftSection: mark, leftSectionWidth: 52 }
    : { rightSection: mark, rightSectionWidth: 52 };
};
