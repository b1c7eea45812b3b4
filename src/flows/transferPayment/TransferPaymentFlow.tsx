import { Trans, useLingui } from '@lingui/react/macro';
import type { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { OrderNotFound } from '#src/flowkit/OrderNotFound.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { PaidOrder } from '#src/orders/PaidOrder.tsx';
import { FillingInProof } from './FillingInProof.tsx';
import { NotPayable, ProofUnderReview } from './statusViews.tsx';
import type { PageProps, ViewProps } from './view.ts';

function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Pay by bank transfer`} rows={4} />;
}

function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Pay by bank transfer`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the order.</Trans>}
      onRetry={() => send({ type: 'payment.check' })}
    />
  );
}

const NotFound = ({ send }: ViewProps) => <OrderNotFound onCheck={() => send({ type: 'payment.check' })} />;

function Submitting({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  return (
    <PageFrame title={t`Submitting proof`}>
      <BusyIndicator>
        <Trans>We’re submitting your proof of transfer. Keep this page open.</Trans>
      </BusyIndicator>
      {payment && <OrderFacts payment={payment} />}
    </PageFrame>
  );
}

function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  return (
    <PageFrame title={t`We can’t confirm whether your proof was submitted yet`}>
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your payment.</Trans>}
        unknown={<Trans>We’ll keep checking. Your entries are saved, and nothing will be submitted twice.</Trans>}
      >
        {null}
      </Polling>
      {payment && <OrderFacts payment={payment} />}
    </PageFrame>
  );
}

function Paid({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  return (
    <PageFrame title={t`Order paid`}>
      {payment && <PaidOrder payment={payment} />}
      <Actions>
        <CheckAgainButton onCheck={() => send({ type: 'payment.check' })} />
      </Actions>
    </PageFrame>
  );
}

/** Shown until the page has been left. */
function Finished() {
  const { t } = useLingui();
  return <PageFrame title={t`Order paid`}>{null}</PageFrame>;
}

const views: ViewsOf<typeof transferPaymentMachine, PageProps> = {
  reading: Loading,
  routing: Loading,
  loadFailed: LoadFailed,
  notFound: NotFound,
  'filling.entering': FillingInProof,
  'filling.missing': FillingInProof,
  'filling.provided': FillingInProof,
  submitting: Submitting,
  checkingOutcome: CheckingOutcome,
  'watching.submitted': ProofUnderReview,
  'watching.closed': NotPayable,
  paid: Paid,
  finished: Finished,
};

export function TransferPaymentFlow({ actor, ...around }: FlowProps<typeof transferPaymentMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Bank transfer`} views={views} around={around} />;
}
