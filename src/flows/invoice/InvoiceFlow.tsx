import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import { AbsentOrder } from '#src/flowkit/AbsentOrder.tsx';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { Filling } from './Filling.tsx';
import { BackLink, News, OrderRows } from './parts.tsx';
import { ApplicationRows } from './rows.tsx';
import { Applied, Closed, Issued, Mailed, Printed } from './standing.tsx';
import type { PageProps, ViewProps } from './view.ts';

function Reading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Invoice`} rows={4} />;
}

function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <NotLoadedPage
      title={t`Invoice`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the invoice.</Trans>}
      onRetry={() => send({ type: 'invoice.check' })}
    />
  );
}

const Absent = ({ send }: ViewProps) => <AbsentOrder onCheck={() => send({ type: 'invoice.check' })} />;

function Reviewing({ snapshot, send, files, links }: ViewProps) {
  const { t } = useLingui();
  const { told, record, entered } = snapshot.context;
  const { notice_letter } = entered;
  if (told === null || record === null || notice_letter === null) return null;
  return (
    <PageFrame title={t`Review your request`}>
      <BackLink links={links} />
      <News snapshot={snapshot} />
      <OrderRows told={told} />
      <ApplicationRows
        shown={{ ...entered, notice_letter }}
        zone={record.use_zone}
        files={files}
        {...(told.invoice === null && { onChange: (field) => send({ type: 'application.change', field }) })}
      />
      <Actions>
        <Button onClick={() => send({ type: 'application.send' })}>
          <Trans>Submit request</Trans>
        </Button>
        {told.invoice !== null && (
          <Button variant="default" onClick={() => send({ type: 'application.change', field: firstRefused(told) })}>
            <Trans>Back to form</Trans>
          </Button>
        )}
      </Actions>
    </PageFrame>
  );
}

const firstRefused = (told: NonNullable<ViewProps['snapshot']['context']['told']>) =>
  told.invoice?.refusal?.fields[0]?.field ?? 'company_name';

function Sending({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { told } = snapshot.context;
  return (
    <PageFrame title={t`Submitting request`}>
      <Busy>
        <Trans>Submitting your request. Keep this page open.</Trans>
      </Busy>
      {told && <OrderRows told={told} />}
    </PageFrame>
  );
}

function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { told } = snapshot.context;
  return (
    <PageFrame title={t`We can’t confirm your request yet`}>
      <Polling
        polling={snapshot.children.lookUp}
        asking={<Trans>We’re still checking the status of your invoice request.</Trans>}
        unknown={<Trans>We’ll keep checking. Your entries are saved, and nothing will be submitted twice.</Trans>}
      >
        {null}
      </Polling>
      {told && <OrderRows told={told} />}
    </PageFrame>
  );
}

/** Shown until the page has been left. */
function Over() {
  const { t } = useLingui();
  return <PageFrame title={t`Invoice`}>{null}</PageFrame>;
}

const views: ViewsOf<typeof invoiceMachine, PageProps> = {
  reading: Reading,
  sorting: Reading,
  unread: Unread,
  absent: Absent,
  'filling.letter.entering': Filling,
  'filling.letter.asked': Filling,
  'filling.letter.given': Filling,
  'filling.areas.sorting': Filling,
  'filling.areas.idle': Filling,
  'filling.areas.loading': Filling,
  'filling.areas.ready': Filling,
  'filling.areas.whole': Filling,
  'filling.areas.failed': Filling,
  reviewing: Reviewing,
  sending: Sending,
  lookingUp: LookingUp,
  'watching.applied': Applied,
  'watching.printed': Printed,
  'watching.closed': Closed,
  'done.issued': Issued,
  'done.mailed': Mailed,
  over: Over,
};

export function InvoiceFlow({ actor, ...around }: FlowProps<typeof invoiceMachine, PageProps>) {
  const { t } = useLingui();
  const change_of = useSelector(actor, ({ context }) => context.change_of);
  const leadsTo = change_of === null ? {} : { leadsTo: `invoice-${change_of}` };
  return <FlowView actor={actor} label={t`Requesting an invoice`} views={views} around={around} {...leadsTo} />;
}
