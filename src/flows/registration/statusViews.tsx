import { Trans, useLingui } from '@lingui/react/macro';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { registrationTitles } from '#src/i18n/registrationLabels.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { RegistrationSteps } from '#src/ui/RegistrationSteps.tsx';
import type { ViewProps } from './view.ts';

export function Loading({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return <LoadingPage title={t(registrationTitles[snapshot.context.region])} rows={5} />;
}

export function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { region, fault } = snapshot.context;
  return (
    <LoadFailedPage
      title={t(registrationTitles[region])}
      fault={fault}
      lost={<Trans>We couldn’t load the terms of service.</Trans>}
      onRetry={() => send({ type: 'registration.check' })}
    />
  );
}

export function RegistrationClosed({ send }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Registration isn’t available right now`}>
      <Notice tone="info" support>
        <Trans>Nothing was submitted. Contact us and we’ll set up an account for your company.</Trans>
      </Notice>
      <Actions>
        <CheckAgainButton onCheck={() => send({ type: 'registration.check' })} />
      </Actions>
      <SignInLink />
    </PageFrame>
  );
}

export function Submitting() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Registering your company`}>
      <RegistrationSteps current="company" />
      <BusyIndicator>
        <Trans>Submitting your details. Keep this page open.</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}

export function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We can’t confirm your registration yet`}>
      <RegistrationSteps current="company" />
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your registration.</Trans>}
        unknown={<Trans>We’ll keep checking. Your entries are saved, and you won’t be registered twice.</Trans>}
      >
        {null}
      </Polling>
    </PageFrame>
  );
}

export const SignInLink = () => (
  <div>
    <AppLink href={paths.home()}>
      <Trans>Already have an account? Sign in</Trans>
    </AppLink>
  </div>
);
