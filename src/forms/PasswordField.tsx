import { Trans, useLingui } from '@lingui/react/macro';
import { passwordLength } from '#contract/limits.ts';
import type { TypedForm } from './typedForm.ts';
import '@mantine/core/styles/PasswordInput.layer.css';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { PasswordControl } from './controls/TextControls.tsx';
import { controlProps, FieldFrame } from './FieldFrame.tsx';

interface PasswordFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly help?: ReactNode;
}

/** Never normalises what is typed. */
export function PasswordField<Text extends string>({ form, name, autoComplete, help }: PasswordFieldProps<Text>) {
  const { t } = useLingui();
  const { field } = useController({ control: form.control, name });
  const [isShown, setShown] = useState(false);
  const state = form.field(name);
  return (
    <FieldFrame state={state} help={help}>
      {(described) => (
        <PasswordControl
          {...controlProps(state, described)}
          ref={field.ref}
          value={typeof field.value === 'string' ? field.value : ''}
          onText={field.onChange}
          onBlur={field.onBlur}
          visible={isShown}
          onVisibilityChange={setShown}
          visibilityToggleButtonProps={{
            'aria-label': isShown ? t`Hide password` : t`Show password`,
            tabIndex: 0,
          }}
          autoComplete={autoComplete}
          spellCheck={false}
        />
      )}
    </FieldFrame>
  );
}

interface NewPasswordFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
}

export function NewPasswordField<Text extends string>({ form, name }: NewPasswordFieldProps<Text>) {
  const { min } = passwordLength;
  return (
    <PasswordField
      form={form}
      name={name}
      autoComplete="new-password"
      help={<Trans>At least {min} characters and hard to guess. A few unrelated words work well.</Trans>}
    />
  );
}
