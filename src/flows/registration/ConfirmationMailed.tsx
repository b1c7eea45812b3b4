import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { Countdown } from '#src/flowkit/Countdown.tsx';
import { supportDetails, useFaultText, useRefusalText } from '#src/flowkit/faultText.ts';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RegistrationSteps } from '#src/ui/RegistrationSteps.tsx';
import type { ViewProps } from './view.ts';

export function ConfirmationMailed({ snapshot, send, now }: ViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { mailed } = snapshot.context;
  if (mailed === null) return null;
  const { email, resend_at } = mailed;
  const until = moment(mailed.expires_at);
  const isCounting = snapshot.matches({ mailed: 'counting' });
  return (
    <PageFrame title={t`Check your inbox`}>
      <RegistrationSteps current="mail" />
      <Notice
        tone="good"
        live="status"
        title={
          <Trans>
            We’ve sent an email to <bdi>{email}</bdi>.
          </Trans>
        }
      >
        <Trans>Open the link in the email by {until} and choose a password. Your account will then be ready.</Trans>
      </Notice>
      <Text>
        <Trans>If this address already has an account, the email will say so and you can sign in.</Trans>
      </Text>
      <Section
        title={t`Didn’t get the email?`}
        help={<Trans>It can take a few minutes. Check your spam folder too.</Trans>}
      >
        <ResendFailedNotice snapshot={snapshot} />
        {isCounting && (
          <Countdown until={resend_at} now={now}>
            {(seconds) => (
              <Text size="sm" c="dimmed">
                <Trans>You can resend the email in {seconds} s.</Trans>
              </Text>
            )}
          </Countdown>
        )}
        {snapshot.matches({ mailed: 'resending' }) && (
          <BusyIndicator>
            <Trans>Resending the email…</Trans>
          </BusyIndicator>
        )}
        <Actions>
          {snapshot.matches({ mailed: 'resendable' }) && (
            <Button variant="default" onClick={() => send({ type: 'mail.resend' })}>
              <Trans>Resend email</Trans>
            </Button>
          )}
          <Button variant="default" onClick={() => send({ type: 'registration.change' })}>
            <Trans>Edit details</Trans>
          </Button>
        </Actions>
      </Section>
      <Actions>
        <Button onClick={() => send({ type: 'registration.finish' })}>
          <Trans>Go to sign-in page</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}

function ResendFailedNotice({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const refusalText = useRefusalText();
  const faultText = useFaultText();
  const { refusal, fault } = snapshot.context;
  if (refusal !== null)
    return (
      <Notice tone="warn" live="alert">
        {refusalText(refusal)}
      </Notice>
    );
  if (fault === null) return null;
  const { details } = supportDetails(fault);
  return (
    <Notice tone="warn" live="alert" support title={faultText(fault)}>
      {details !== undefined && <code style={{ overflowWrap: 'anywhere' }}>{details}</code>}
    </Notice>
  );
}
