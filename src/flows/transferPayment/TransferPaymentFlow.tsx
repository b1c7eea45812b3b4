import { Trans, useLingui } from '@lingui/react/macro';
import type { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import { AbsentOrder } from '#src/flowkit/AbsentOrder.tsx';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { CheckAgain } from '#src/flowkit/CheckAgain.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { PaidOrder } from '#src/orders/PaidOrder.tsx';
import { Filling } from './Filling.tsx';
import type { PageProps, ViewProps } from './view.ts';
import { Closed, Submitted } from './watching.tsx';

function Reading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Pay by bank transfer`} rows={4} />;
}

function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <NotLoadedPage
      title={t`Pay by bank transfer`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the order.</Trans>}
      onRetry={() => send({ type: 'payment.check' })}
    />
  );
}

const Absent = ({ send }: ViewProps) => <AbsentOrder onCheck={() => send({ type: 'payment.check' })} />;

function Submitting({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  return (
    <PageFrame title={t`Submitting proof`}>
      <Busy>
        <Trans>We’re submitting your proof of transfer. Keep this page open.</Trans>
      </Busy>
      {payment && <OrderFacts payment={payment} />}
    </PageFrame>
  );
}

function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  return (
    <PageFrame title={t`We can’t confirm whether your proof was submitted yet`}>
      <Polling
        polling={snapshot.children.lookUp}
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
        <CheckAgain onCheck={() => send({ type: 'payment.check' })} />
      </Actions>
    </PageFrame>
  );
}

/** Shown until the page has been left. */
function Over() {
  const { t } = useLingui();
  return <PageFrame title={t`Order paid`}>{null}</PageFrame>;
}

const views: ViewsOf<typeof transferPaymentMachine, PageProps> = {
  reading: Reading,
  sorting: Reading,
  unread: Unread,
  absent: Absent,
  'filling.entering': Filling,
  'filling.asked': Filling,
  'filling.given': Filling,
  submitting: Submitting,
  lookingUp: LookingUp,
  'watching.submitted': Submitted,
  'watching.closed': Closed,
  paid: Paid,
  over: Over,
};

export function TransferPaymentFlow({ actor, ...around }: FlowProps<typeof transferPaymentMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Bank transfer`} views={views} around={around} />;
}
