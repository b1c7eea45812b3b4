import { Trans, useLingui } from '@lingui/react/macro';
import type { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { ChoosingCustomers } from './ChoosingCustomers.tsx';
import { ExportRows } from './ExportRows.tsx';
import { ExportReady, ExportRunning, ExportStopped } from './jobViews.tsx';
import type { PageProps, ViewProps } from './view.ts';

function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Export customers`} rows={6} />;
}

function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Export customers`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load your export options. Any export in progress will continue.</Trans>}
      onRetry={() => send({ type: 'export.check' })}
    />
  );
}

function ExportDenied({ send }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`You can’t export customers`}>
      <Notice tone="warn" title={<Trans>No permission</Trans>}>
        <Trans>Ask your company’s main account owner for permission to export customers.</Trans>
      </Notice>
      <Actions>
        <CheckAgainButton onCheck={() => send({ type: 'export.check' })} />
        <AppLink href={paths.home()}>
          <Trans>Mall home</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

function StartingExport() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Starting the export`}>
      <BusyIndicator>
        <Trans>Counting customers…</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}

function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame
      title={
        snapshot.context.view?.job == null
          ? t`We can’t confirm yet whether your export started`
          : t`We can’t confirm yet whether your export is running`
      }
    >
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your export.</Trans>}
        unknown={<Trans>We’ll keep checking. Your export won’t start twice.</Trans>}
      >
        <AppLink href={paths.home()}>
          <Trans>Mall home</Trans>
        </AppLink>
      </Polling>
    </PageFrame>
  );
}

function Cancelling({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancelling the export`}>
      <BusyIndicator>
        <Trans>Stopping the export…</Trans>
      </BusyIndicator>
      <ExportRows snapshot={snapshot} />
    </PageFrame>
  );
}

function Resuming({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Resuming the export`}>
      <BusyIndicator>
        <Trans>Continuing where it stopped…</Trans>
      </BusyIndicator>
      <ExportRows snapshot={snapshot} />
    </PageFrame>
  );
}

const views: ViewsOf<typeof customerExportMachine, PageProps> = {
  reading: Loading,
  routing: Loading,
  loadFailed: LoadFailed,
  denied: ExportDenied,
  choosing: ChoosingCustomers,
  beginning: StartingExport,
  checkingOutcome: CheckingOutcome,
  underWay: ExportRunning,
  cancelling: Cancelling,
  resuming: Resuming,
  stopped: ExportStopped,
  ready: ExportReady,
};

export function CustomerExportFlow({ actor, ...around }: FlowProps<typeof customerExportMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Exporting customers`} views={views} around={around} />;
}
