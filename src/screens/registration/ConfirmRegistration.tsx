import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import type { RegistrationLink } from '#contract/entities/registration.ts';
import { passwordLength } from '#contract/limits.ts';
import { Form } from '#src/forms/Form.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { type CallFailure, useErrorText } from '#src/i18n/errorText.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { paths } from '#src/ui/paths.ts';
import { RegistrationSteps } from '#src/ui/RegistrationSteps.tsx';
import { NewPasswordField } from '../../forms/PasswordField.tsx';
import { WorkingButton } from '../../ui/WorkingButton.tsx';

export type LinkState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  | {
      readonly kind: 'open';
      readonly link: RegistrationLink;
      readonly isSending: boolean;
      /** Why confirming with the last password failed. */
      readonly failure: CallFailure | null;
    };

interface ConfirmRegistrationProps {
  readonly standing: LinkState;
  /** For starting again. */
  readonly registerAt: string;
  readonly onRetry: () => void;
  readonly onConfirm: (password: string) => void;
}

export function ConfirmRegistration({ standing, registerAt, onRetry, onConfirm }: ConfirmRegistrationProps) {
  const { t } = useLingui();
  const title = t`Confirm your registration`;
  switch (standing.kind) {
    case 'reading':
      return (
        <Framed title={title}>
          <LoadingState rows={4} />
        </Framed>
      );
    case 'failed':
      return <NotOpened failure={standing.failure} registerAt={registerAt} onRetry={onRetry} />;
    case 'open':
      return (
        <Framed title={title}>
          <ChoosePassword {...standing} onConfirm={onConfirm} />
        </Framed>
      );
  }
}

const Framed = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <PageHeader title={title} />
    <Card>
      <Stack gap="xl">
        <RegistrationSteps current="password" />
        {children}
      </Stack>
    </Card>
  </>
);

function NotOpened({
  failure,
  registerAt,
  onRetry,
}: Omit<ConfirmRegistrationProps, 'standing' | 'onConfirm'> & { readonly failure: CallFailure }) {
  const { failureText } = useErrorText();
  const code = failure.kind === 'refused' ? failure.refusal.code : null;
  const isUsed = code === 'link_used';
  const isTriedAgain = failure.kind === 'fault' || code === 'too_many_requests' || code === 'unavailable';
  return (
    <ErrorState page title={failureText(failure)} {...(isTriedAgain && { onRetry })}>
      {isUsed ? (
        <AppLink href={paths.home()}>
          <Trans>Sign in</Trans>
        </AppLink>
      ) : (
        !isTriedAgain && (
          <AppLink href={registerAt}>
            <Trans>Register again</Trans>
          </AppLink>
        )
      )}
    </ErrorState>
  );
}

type ChoosePasswordProps = Omit<Extract<LinkState, { kind: 'open' }>, 'kind'> &
  Pick<ConfirmRegistrationProps, 'onConfirm'>;

function ChoosePassword({ link, isSending, failure, onConfirm }: ChoosePasswordProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { failureText } = useErrorText();
  const { min, max } = passwordLength;
  const isWeak = failure?.kind === 'refused' && failure.refusal.code === 'password_weak';
  const form = useTypedForm({
    id: 'confirm',
    schema: z.object({ password: z.string().check(z.minLength(min), z.maxLength(max)) }),
    labels: { password: t`Password` },
    typed: { password: '' },
    // Passwords are never saved.
    keep: () => {},
    submit: ({ password }) => {
      if (!isSending) onConfirm(password);
    },
    problems: { password: isWeak && !isSending ? failureText(failure) : undefined },
  });
  return (
    <>
      <DetailList
        rows={[
          { id: 'company', label: t`Company`, value: <bdi>{link.company_name}</bdi> },
          { id: 'email', label: t`Email address`, value: <bdi>{link.email}</bdi> },
          { id: 'until', label: t`Valid until`, value: moment(link.expires_at) },
        ]}
      />
      <Notice tone="info">
        <Trans>If you didn’t register this company, close this page. No account will be created.</Trans>
      </Notice>
      <Form form={form}>
        {failure !== null && !isWeak && !isSending && (
          <Notice tone="bad" live="alert" support title={failureText(failure)}>
            {failure.kind === 'fault' && (
              <Trans>
                We can’t confirm yet whether your account was created. Submit the same password again. Only one account
                will be created.
              </Trans>
            )}
          </Notice>
        )}
        {/* Lets browsers and password managers save the password under this user name. */}
        <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
        <NewPasswordField form={form} name="password" />
        <div>
          <WorkingButton type="submit" loading={isSending}>
            <Trans>Create account</Trans>
          </WorkingButton>
        </div>
      </Form>
    </>
  );
}
