import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { OrderNotFound } from '#src/flowkit/OrderNotFound.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { ApplicationRows } from './ApplicationRows.tsx';
import { FillingInApplication } from './FillingInApplication.tsx';
import { BackLink, InvoicedOrder, LastAttemptNotice } from './parts.tsx';
import { AwaitingPosting, Issued, Mailed, NotInvoiceable, UnderReview } from './statusViews.tsx';
import type { PageProps, ViewProps } from './view.ts';

function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Invoice`} rows={4} />;
}

function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Invoice`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the invoice.</Trans>}
      onRetry={() => send({ type: 'invoice.check' })}
    />
  );
}

const NotFound = ({ send }: ViewProps) => <OrderNotFound onCheck={() => send({ type: 'invoice.check' })} />;

function ReviewingApplication({ snapshot, send, files, links }: ViewProps) {
  const { t } = useLingui();
  const { order_invoice, record, entered } = snapshot.context;
  const { notice_letter } = entered;
  if (order_invoice === null || record === null || notice_letter === null) return null;
  return (
    <PageFrame title={t`Review your request`}>
      <BackLink links={links} />
      <LastAttemptNotice snapshot={snapshot} />
      <InvoicedOrder order_invoice={order_invoice} />
      <ApplicationRows
        shown={{ ...entered, notice_letter }}
        zone={record.use_zone}
        files={files}
        {...(order_invoice.invoice === null && { onChange: (field) => send({ type: 'application.change', field }) })}
      />
      <Actions>
        <Button onClick={() => send({ type: 'application.send' })}>
          <Trans>Submit request</Trans>
        </Button>
        {order_invoice.invoice !== null && (
          <Button
            variant="default"
            onClick={() => send({ type: 'application.change', field: firstRefusedField(order_invoice) })}
          >
            <Trans>Back to form</Trans>
          </Button>
        )}
      </Actions>
    </PageFrame>
  );
}

const firstRefusedField = (order_invoice: NonNullable<ViewProps['snapshot']['context']['order_invoice']>) =>
  order_invoice.invoice?.refusal?.fields[0]?.field ?? 'company_name';

function SendingApplication({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { order_invoice } = snapshot.context;
  return (
    <PageFrame title={t`Submitting request`}>
      <BusyIndicator>
        <Trans>Submitting your request. Keep this page open.</Trans>
      </BusyIndicator>
      {order_invoice && <InvoicedOrder order_invoice={order_invoice} />}
    </PageFrame>
  );
}

function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { order_invoice } = snapshot.context;
  return (
    <PageFrame title={t`We can’t confirm your request yet`}>
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your invoice request.</Trans>}
        unknown={<Trans>We’ll keep checking. Your entries are saved, and nothing will be submitted twice.</Trans>}
      >
        {null}
      </Polling>
      {order_invoice && <InvoicedOrder order_invoice={order_invoice} />}
    </PageFrame>
  );
}

/** Shown until the page has been left. */
function Finished() {
  const { t } = useLingui();
  return <PageFrame title={t`Invoice`}>{null}</PageFrame>;
}

const views: ViewsOf<typeof invoiceMachine, PageProps> = {
  reading: Loading,
  routing: Loading,
  loadFailed: LoadFailed,
  notFound: NotFound,
  'filling.letter.entering': FillingInApplication,
  'filling.letter.missing': FillingInApplication,
  'filling.letter.provided': FillingInApplication,
  'filling.areas.routing': FillingInApplication,
  'filling.areas.idle': FillingInApplication,
  'filling.areas.loading': FillingInApplication,
  'filling.areas.ready': FillingInApplication,
  'filling.areas.whole': FillingInApplication,
  'filling.areas.failed': FillingInApplication,
  reviewing: ReviewingApplication,
  sending: SendingApplication,
  checkingOutcome: CheckingOutcome,
  'watching.applied': UnderReview,
  'watching.printed': AwaitingPosting,
  'watching.closed': NotInvoiceable,
  'done.issued': Issued,
  'done.mailed': Mailed,
  finished: Finished,
};

export function InvoiceFlow({ actor, ...around }: FlowProps<typeof invoiceMachine, PageProps>) {
  const { t } = useLingui();
  const change_of = useSelector(actor, ({ context }) => context.change_of);
  const leadsTo = change_of === null ? {} : { leadsTo: `invoice-${change_of}` };
  return <FlowView actor={actor} label={t`Requesting an invoice`} views={views} around={around} {...leadsTo} />;
}
