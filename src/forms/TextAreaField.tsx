import type { ReactNode } from 'react';
import { TextAreaControl } from './controls/TextControls.tsx';
import { controlProps, FieldFrame } from './FieldFrame.tsx';
import type { TypedForm } from './typedForm.ts';
import { useTypedText } from './useTypedText.ts';

interface TextAreaFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
  readonly help?: ReactNode;
  readonly rows?: number;
}

export function TextAreaField<Text extends string>({ form, name, help, rows = 4 }: TextAreaFieldProps<Text>) {
  const { control, text } = useTypedText(form, name);
  const state = form.field(name);
  return (
    <FieldFrame state={state} help={help} {...(state.most !== null && { length: text.length })}>
      {(described) => (
        <TextAreaControl
          {...control}
          {...controlProps(state, described)}
          rows={rows}
          resize="vertical"
          autoComplete="off"
        />
      )}
    </FieldFrame>
  );
}
