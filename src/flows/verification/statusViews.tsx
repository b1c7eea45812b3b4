import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { isMainland } from '#machines/flows/verification/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { BareLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { BackLink, SubmittedRows, VerificationSteps } from './parts.tsx';
import type { ViewProps } from './view.ts';

export function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Verify your company`} rows={5} />;
}

export function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Verify your company`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the verification status.</Trans>}
      onRetry={() => send({ type: 'verification.check' })}
    />
  );
}

export function Submitting({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Submitting`}>
      <VerificationSteps snapshot={snapshot} current="enterprise" />
      <BusyIndicator>
        <Trans>Submitting your details. Keep this page open.</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}

export function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We can’t confirm your submission yet`}>
      <VerificationSteps snapshot={snapshot} current="enterprise" />
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your verification.</Trans>}
        unknown={<Trans>We’ll keep checking. Your entries are saved, and nothing will be submitted twice.</Trans>}
      >
        {null}
      </Polling>
    </PageFrame>
  );
}

export function UnderReview({ snapshot, send, files, activation }: ViewProps) {
  const { t } = useLingui();
  const { moment, calendarDay } = useFormats();
  const { verification } = snapshot.context;
  if (verification === null) return null;
  const since = verification.submitted_at === null ? null : moment(verification.submitted_at);
  const until = verification.expected_on === null ? null : calendarDay(verification.expected_on);
  return (
    <PageFrame title={t`We’re reviewing your verification`}>
      <VerificationSteps snapshot={snapshot} current="review" />
      <Notice tone="info" live="status" title={since !== null && <Trans>Submitted on {since}.</Trans>}>
        {until !== null && (
          <p>
            <Trans>Decision expected by {until}.</Trans>
          </p>
        )}
        <Trans>We’ll notify you by email and in your notices. This page updates automatically.</Trans>
      </Notice>
      <Section title={t`Submitted details`}>
        <SubmittedRows snapshot={snapshot} files={files} />
      </Section>
      <Actions>
        <Button component={BareLink} href={activation ?? paths.home()}>
          {activation === null ? <Trans>Go to home page</Trans> : <Trans>Continue activation</Trans>}
        </Button>
        <CheckAgainButton onCheck={() => send({ type: 'verification.check' })} />
      </Actions>
    </PageFrame>
  );
}

export function MainAccountOnly({ snapshot, send, activation }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Only the main account can verify your company`}>
      <VerificationSteps snapshot={snapshot} current={isMainland(snapshot.context) ? 'person' : 'enterprise'} />
      <BackLink activation={activation} />
      <Notice tone="info">
        <Trans>
          Ask your company’s main account owner. This page updates automatically once they’ve submitted the
          verification.
        </Trans>
      </Notice>
      <Actions>
        <Button component={BareLink} href={paths.home()}>
          <Trans>Go to home page</Trans>
        </Button>
        <CheckAgainButton onCheck={() => send({ type: 'verification.check' })} />
      </Actions>
    </PageFrame>
  );
}

export function Verified({ snapshot, files, activation }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Your company is verified`}>
      <VerificationSteps snapshot={snapshot} current="done" />
      <Notice tone="good" live="status">
        <Trans>Next step: activate your paid orders.</Trans>
      </Notice>
      <Section title={t`Submitted details`}>
        <SubmittedRows snapshot={snapshot} files={files} />
      </Section>
      <Actions>
        <Button component={BareLink} href={activation ?? paths.home()}>
          {activation === null ? <Trans>Go to home page</Trans> : <Trans>Continue activation</Trans>}
        </Button>
      </Actions>
    </PageFrame>
  );
}

/** Shown until the page has been left. */
export function Finished() {
  const { t } = useLingui();
  return <PageFrame title={t`Verify your company`}>{null}</PageFrame>;
}
