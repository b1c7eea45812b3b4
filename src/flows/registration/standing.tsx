import { Trans, useLingui } from '@lingui/react/macro';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { CheckAgain } from '#src/flowkit/CheckAgain.tsx';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { registrationTitles } from '#src/i18n/registrationWords.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { RegistrationSteps } from '#src/ui/RegistrationSteps.tsx';
import type { ViewProps } from './view.ts';

export function Reading({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return <LoadingPage title={t(registrationTitles[snapshot.context.region])} rows={5} />;
}

export function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { region, fault } = snapshot.context;
  return (
    <NotLoadedPage
      title={t(registrationTitles[region])}
      fault={fault}
      lost={<Trans>The terms of service could not be loaded.</Trans>}
      onRetry={() => send({ type: 'registration.check' })}
    />
  );
}

export function Closed({ send }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Companies cannot register here at the moment`}>
      <Notice tone="info" support>
        <Trans>Nothing has been submitted. Please contact us, and we will set up an account for your company.</Trans>
      </Notice>
      <Actions>
        <CheckAgain onCheck={() => send({ type: 'registration.check' })} />
      </Actions>
      <SignInLink />
    </PageFrame>
  );
}

export function Submitting() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Registering`}>
      <RegistrationSteps current="company" />
      <Busy>
        <Trans>What you entered is being submitted. Please do not close this page.</Trans>
      </Busy>
    </PageFrame>
  );
}

export function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We do not know yet whether you are registered`}>
      <RegistrationSteps current="company" />
      <Polling
        polling={snapshot.children.lookUp}
        asking={<Trans>We did not hear back, so we are asking once more.</Trans>}
        unknown={<Trans>We keep asking. What you entered is kept, and nobody is registered twice.</Trans>}
      >
        {null}
      </Polling>
    </PageFrame>
  );
}

export const SignInLink = () => (
  <div>
    <AppLink href={paths.home()}>
      <Trans>I already have an account: sign in</Trans>
    </AppLink>
  </div>
);
