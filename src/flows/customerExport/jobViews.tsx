import '@mantine/core/styles/Progress.layer.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CustomerExport, ExportFailure } from '#contract/entities/customerExport.ts';
import { exportPercent } from '#machines/lifecycles/customerExport.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { UnansweredNotice } from '#src/flowkit/AttemptNotices.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FileLine } from '#src/ui/FileLine.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { ExportRows, useCustomerCount } from './ExportRows.tsx';
import type { ViewProps } from './view.ts';

function LastAttemptNotice({ snapshot, children }: Pick<ViewProps, 'snapshot'> & { readonly children: ReactNode }) {
  const { refusal, fault } = snapshot.context;
  return (
    <UnansweredNotice refusal={refusal} fault={fault}>
      {children}
    </UnansweredNotice>
  );
}

export function ExportRunning({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { job } = snapshot.context.view ?? {};
  if (job == null) return null;
  const percent = exportPercent(job);
  const [done, total] = [number(job.rows_read), number(job.rows_total)];
  const isWriting = job.rows_written > 0;
  return (
    <PageFrame title={t`Exporting customers`}>
      <LastAttemptNotice snapshot={snapshot}>
        <Trans>We can’t confirm yet whether your export was cancelled. This page updates automatically.</Trans>
      </LastAttemptNotice>
      <Stack gap="xs">
        <Progress.Root size="lg">
          <Progress.Section value={percent} aria-label={t`Export progress`} />
        </Progress.Root>
        <Text>
          {job.status === 'queued' && <Trans>Your export will start in a moment.</Trans>}
          {job.status === 'running' && !isWriting && (
            <Trans>
              {percent}%: {done} of {total} customers processed
            </Trans>
          )}
          {job.status === 'running' && isWriting && <Trans>{percent}%: creating the file</Trans>}
        </Text>
        <Text c="dimmed">
          <Trans>You can leave this page or sign out. Your export will continue, and you’ll find the file here.</Trans>
        </Text>
      </Stack>
      <ExportRows snapshot={snapshot} />
      <Actions>
        <Button variant="default" onClick={() => send({ type: 'export.cancel' })}>
          <Trans>Cancel export</Trans>
        </Button>
        <AppLink href={paths.home()}>
          <Trans>Mall home</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

export function ExportReady({ snapshot, send, fileAddress }: ViewProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const countWords = useCustomerCount();
  const { job } = snapshot.context.view ?? {};
  if (job?.file == null) return null;
  const until = moment(job.file.expires_at);
  const count = countWords(job.rows_total);
  return (
    <PageFrame title={t`Your file is ready`}>
      <LastAttemptNotice snapshot={snapshot}>
        <Trans>Nothing was changed.</Trans>
      </LastAttemptNotice>
      <Notice tone="good" live="status" title={<Trans>{count} exported</Trans>}>
        <Trans>Only you can download this file, until {until}. It contains personal data, so keep it safe.</Trans>
      </Notice>
      <FileLine file={job.file}>
        <Actions>
          <Button component="a" href={fileAddress(job.export_id)}>
            <Trans>Download file</Trans>
          </Button>
        </Actions>
      </FileLine>
      <ExportRows snapshot={snapshot} />
      <Actions>
        <Button variant="default" onClick={() => send({ type: 'export.renew' })}>
          <Trans>Start another export</Trans>
        </Button>
        <AppLink href={paths.home()}>
          <Trans>Mall home</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

const failureMessages = {
  interrupted: msg`Your export was interrupted several times. You can resume it from where it stopped.`,
  permission_changed: msg`The customers you can export have changed since this export started. Start another export.`,
} as const satisfies Record<ExportFailure, MessageDescriptor>;

export function ExportStopped({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { job } = snapshot.context.view ?? {};
  if (job == null) return null;
  const titles: Partial<Record<CustomerExport['status'], string>> = {
    cancelled: t`Export cancelled`,
    expired: t`File expired`,
  };
  const isCancelled = job.status === 'cancelled';
  const done = number(job.rows_read);
  const again = (
    <Button variant={job.can.resume ? 'default' : 'filled'} onClick={() => send({ type: 'export.renew' })}>
      <Trans>Start another export</Trans>
    </Button>
  );
  return (
    <PageFrame title={titles[job.status] ?? t`Export interrupted`}>
      <LastAttemptNotice snapshot={snapshot}>
        <Trans>Your export didn’t resume.</Trans>
      </LastAttemptNotice>
      <Notice tone={isCancelled ? 'info' : 'warn'} live="status">
        {job.failure !== null && t(failureMessages[job.failure])}
        {isCancelled && job.can.resume && (
          <Trans>{done} customers were processed. You can resume from there within a day.</Trans>
        )}
        {isCancelled && !job.can.resume && <Trans>The progress of this export is no longer saved.</Trans>}
        {job.status === 'expired' && (
          <Trans>Files can be downloaded for one day. Start another export to get a new file.</Trans>
        )}
      </Notice>
      <ExportRows snapshot={snapshot} />
      <Actions>
        {job.can.resume && (
          <Button onClick={() => send({ type: 'export.resume' })}>
            <Trans>Resume export</Trans>
          </Button>
        )}
        {again}
      </Actions>
    </PageFrame>
  );
}
