import type { TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextInputControl } from './controls/TextControls.tsx';
import { controlProps, FieldFrame } from './FieldFrame.tsx';
import type { TypedForm } from './typedForm.ts';
import { useTypedText } from './useTypedText.ts';

const inputPropsOfKind = {
  line: {},
  name: { autoCapitalize: 'words', spellCheck: false },
  code: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
  digits: { inputMode: 'numeric', autoCorrect: 'off', spellCheck: false },
  email: { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', spellCheck: false },
} as const satisfies Record<string, TextInputProps>;

interface TextFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
  readonly kind: keyof typeof inputPropsOfKind;
  /** Value of the `autocomplete` attribute: `organization`, `email`, `off`. */
  readonly autoComplete: string;
  readonly help?: ReactNode;
  /** Id of another element that describes the field. */
  readonly alsoDescribedBy?: string;
}

/** From this share of the limit on, the remaining characters are shown. */
const nearlyFull = 0.8;

export function TextField<Text extends string>(props: TextFieldProps<Text>) {
  const { form, name, kind, autoComplete, help, alsoDescribedBy } = props;
  const { control, text } = useTypedText(form, name);
  const state = form.field(name);
  const isCounted = state.most !== null && text.length >= state.most * nearlyFull;
  return (
    <FieldFrame state={state} help={help} also={alsoDescribedBy} {...(isCounted && { length: text.length })}>
      {(described) => (
        <TextInputControl
          {...control}
          {...inputPropsOfKind[kind]}
          {...controlProps(state, described)}
          autoComplete={autoComplete}
        />
      )}
    </FieldFrame>
  );
}
