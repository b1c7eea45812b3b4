import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CurrencyMark } from '#src/i18n/amounts.ts';
import { TextInputControl } from './controls/TextControls.tsx';
import type { TextChange } from './controls/useComposition.ts';
import { controlProps, FieldFrame } from './FieldFrame.tsx';
import { type NumberEdit, regroup } from './regroup.ts';
import type { TypedForm } from './typedForm.ts';
import { useTypedText } from './useTypedText.ts';

interface NumberFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
  readonly decimals?: number;
  /** With the side of the number on which it is written. */
  readonly unit?: CurrencyMark;
  readonly help?: ReactNode;
}

const deletionDirections: Readonly<Record<string, NumberEdit['deleted']>> = {
  deleteContentBackward: 'backward',
  deleteContentForward: 'forward',
};

/** Groups the digits while the user types. Drops what cannot be in a number; accepts full-width digits. */
export function NumberField<Text extends string>(props: NumberFieldProps<Text>) {
  const { form, name, decimals = 0, unit, help } = props;
  const { control, text, type } = useTypedText(form, name);
  const state = form.field(name);
  const take = (typed: string, { control: input, inputType }: TextChange) => {
    const caret = input.selectionStart ?? typed.length;
    const deleted = deletionDirections[inputType ?? ''] ?? null;
    const edited = regroup({ before: text, text: typed, caret, deleted, decimals });
    // Set directly: React moves the caret to the end of a value that it changes itself.
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    type(edited.text);
  };
  return (
    <FieldFrame state={state} help={help}>
      {(described) => (
        <TextInputControl
          {...control}
          onText={take}
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
