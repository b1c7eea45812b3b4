import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod/mini';
import { passwordLength } from '#contract/limits.ts';
import { Form } from '../../forms/Form.tsx';
import { messageId } from '../../forms/fieldFaultMessages.ts';
import { NewPasswordField, PasswordField } from '../../forms/PasswordField.tsx';
import { useTypedForm } from '../../forms/useTypedForm.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { WorkingButton } from '../../ui/WorkingButton.tsx';

export interface Passwords {
  readonly current: string;
  readonly password: string;
}

/** Resolves to null after success; `field` is null for a problem that belongs to no field. */
export type ChangePassword = (passwords: Passwords) => Promise<PasswordProblem | null>;
export interface PasswordProblem {
  readonly field: keyof Passwords | null;
  readonly text: string;
}

interface PasswordCardProps {
  /** For password managers. */
  readonly email: string;
  readonly change: ChangePassword;
}

export function PasswordCard({ email, change }: PasswordCardProps) {
  // A new key clears the fields after success.
  const [times, setTimes] = useState(0);
  return (
    <Card title={<Trans>Password</Trans>}>
      <Stack gap="md">
        {times > 0 && (
          <Notice tone="good" live="status" title={<Trans>Your password was changed.</Trans>}>
            <Trans>You were signed out of all other browsers.</Trans>
          </Notice>
        )}
        <PasswordForm key={times} email={email} change={change} onDone={() => setTimes(times + 1)} />
      </Stack>
    </Card>
  );
}

function PasswordForm({ email, change, onDone }: PasswordCardProps & { readonly onDone: () => void }) {
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const { min, max } = passwordLength;
  const send = async (passwords: Passwords) => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const came = await change(passwords);
    setSending(false);
    if (came === null) onDone();
    else setProblem(came);
  };
  const toldOf = (field: keyof Passwords) => (problem?.field === field ? problem.text : undefined);
  const form = useTypedForm({
    id: 'password',
    schema: z.object({
      current: z.string().check(z.minLength(1, messageId(msg`Enter your current password.`)), z.maxLength(max)),
      password: z.string().check(z.minLength(min), z.maxLength(max)),
    }),
    labels: { current: t`Current password`, password: t`New password` },
    typed: { current: '', password: '' },
    // Passwords are never saved.
    keep: () => {},
    submit: (passwords) => void send(passwords),
    problems: { current: toldOf('current'), password: toldOf('password') },
  });
  return (
    <Form form={form}>
      {problem !== null && problem.field === null && (
        <Notice tone="bad" live="alert" title={problem.text}>
          <Trans>Not sure it worked? Submit the same passwords again. Your password will only be changed once.</Trans>
        </Notice>
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField form={form} name="current" autoComplete="current-password" />
      <NewPasswordField form={form} name="password" />
      <div>
        <WorkingButton type="submit" loading={isSending}>
          <Trans>Change password</Trans>
        </WorkingButton>
      </div>
    </Form>
  );
}
