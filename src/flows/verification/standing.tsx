import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { isMainland } from '#machines/flows/verification/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { CheckAgain } from '#src/flowkit/CheckAgain.tsx';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { BareLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { BackLink, SubmittedRows, VerificationSteps } from './parts.tsx';
import type { ViewProps } from './view.ts';

export function Reading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Verify your enterprise`} rows={5} />;
}

export function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <NotLoadedPage
      title={t`Verify your enterprise`}
      fault={snapshot.context.fault}
      lost={<Trans>The status of the verification could not be loaded.</Trans>}
      onRetry={() => send({ type: 'verification.check' })}
    />
  );
}

export function Submitting({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Submitting`}>
      <VerificationSteps snapshot={snapshot} current="enterprise" />
      <Busy>
        <Trans>What you entered is being submitted. Please do not close this page.</Trans>
      </Busy>
    </PageFrame>
  );
}

export function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We do not know yet whether it was submitted`}>
      <VerificationSteps snapshot={snapshot} current="enterprise" />
      <Polling
        polling={snapshot.children.lookUp}
        asking={<Trans>We did not hear back, so we are checking the status of the verification.</Trans>}
        unknown={<Trans>We keep checking. What you entered is kept, and nothing is submitted twice.</Trans>}
      >
        {null}
      </Polling>
    </PageFrame>
  );
}

export function Pending({ snapshot, send, files, activation }: ViewProps) {
  const { t } = useLingui();
  const { moment, calendarDay } = useFormats();
  const { told } = snapshot.context;
  if (told === null) return null;
  const since = told.submitted_at === null ? null : moment(told.submitted_at);
  const until = told.expected_on === null ? null : calendarDay(told.expected_on);
  return (
    <PageFrame title={t`Your enterprise is being reviewed`}>
      <VerificationSteps snapshot={snapshot} current="review" />
      <Notice tone="info" live="status" title={since !== null && <Trans>It was submitted on {since}.</Trans>}>
        {until !== null && (
          <p>
            <Trans>We decide by {until}.</Trans>
          </p>
        )}
        <Trans>We let you know by e-mail and under the notices. This page updates by itself.</Trans>
      </Notice>
      <Section title={t`What was submitted`}>
        <SubmittedRows snapshot={snapshot} files={files} />
      </Section>
      <Actions>
        <Button component={BareLink} href={activation ?? paths.home()}>
          {activation === null ? <Trans>To the home page</Trans> : <Trans>Go on with the activation</Trans>}
        </Button>
        <CheckAgain onCheck={() => send({ type: 'verification.check' })} />
      </Actions>
    </PageFrame>
  );
}

export function Closed({ snapshot, send, activation }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Only the main account can verify the enterprise`}>
      <VerificationSteps snapshot={snapshot} current={isMainland(snapshot.context) ? 'person' : 'enterprise'} />
      <BackLink activation={activation} />
      <Notice tone="info">
        <Trans>
          Please ask the main account of your company. This page updates by itself once it has been submitted.
        </Trans>
      </Notice>
      <Actions>
        <Button component={BareLink} href={paths.home()}>
          <Trans>To the home page</Trans>
        </Button>
        <CheckAgain onCheck={() => send({ type: 'verification.check' })} />
      </Actions>
    </PageFrame>
  );
}

export function Passed({ snapshot, files, activation }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Your enterprise is verified`}>
      <VerificationSteps snapshot={snapshot} current="done" />
      <Notice tone="good" live="status">
        <Trans>You can now activate orders that you have paid.</Trans>
      </Notice>
      <Section title={t`What was submitted`}>
        <SubmittedRows snapshot={snapshot} files={files} />
      </Section>
      <Actions>
        <Button component={BareLink} href={activation ?? paths.home()}>
          {activation === null ? <Trans>To the home page</Trans> : <Trans>Go on with the activation</Trans>}
        </Button>
      </Actions>
    </PageFrame>
  );
}

/** Shown until the page has been left. */
export function Over() {
  const { t } = useLingui();
  return <PageFrame title={t`Verify your enterprise`}>{null}</PageFrame>;
}
