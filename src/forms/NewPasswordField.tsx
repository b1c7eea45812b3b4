import { Trans } from '@lingui/react/macro';
import { passwordLength } from '#contract/limits.ts';
import { PasswordField } from './PasswordField.tsx';
import type { TypedForm } from './typedForm.ts';

interface NewPasswordFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
}

/** A password that is chosen, with what is asked of it. */
export function NewPasswordField<Text extends string>({ form, name }: NewPasswordFieldProps<Text>) {
  const { min } = passwordLength;
  return (
    <PasswordField
      form={form}
      name={name}
      autoComplete="new-password"
      help={<Trans>At least {min} characters, and not easily guessed: a few unrelated words work well.</Trans>}
    />
  );
}
