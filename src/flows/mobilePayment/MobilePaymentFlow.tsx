import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import { closedReason, unofferedReason } from '#machines/flows/mobilePayment/reasons.ts';
import type { PayReason } from '#machines/lifecycles/payment.ts';
import { AbsentOrder } from '#src/flowkit/AbsentOrder.tsx';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { CheckAgain } from '#src/flowkit/CheckAgain.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { OtherMoney } from '#src/orders/OtherMoney.tsx';
import { PaidOrder } from '#src/orders/PaidOrder.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Choosing } from './Choosing.tsx';
import { Payable, Pending, Unknown } from './Open.tsx';
import type { PageProps, ViewProps } from './view.ts';

function Reading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Pay by mobile`} rows={4} />;
}

function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <NotLoadedPage
      title={t`Pay by mobile`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the order.</Trans>}
      onRetry={() => send({ type: 'payment.check' })}
    />
  );
}

const Absent = ({ send }: ViewProps) => <AbsentOrder onCheck={() => send({ type: 'payment.check' })} />;

const closedWords = {
  already_paid: msg`This order is paid.`,
  already_cancelled: msg`This order was cancelled and can no longer be paid.`,
  already_expired: msg`The payment deadline for this order has passed.`,
  proof_being_checked: msg`We’re checking a proof of transfer for this order. Please don’t pay again.`,
  payment_under_way: msg`A mobile payment is in progress for this order.`,
  payment_unknown: msg`We’re checking a mobile payment that may have gone through. Please don’t pay again.`,
} as const satisfies Record<PayReason, MessageDescriptor>;

function Closed({ snapshot, ...props }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  const reason = payment && closedReason(payment);
  return (
    <Refused {...props} snapshot={snapshot} title={t`Nothing to pay right now`}>
      <Notice tone="warn" live="alert" title={reason && t(closedWords[reason])}>
        <Trans>Questions? Contact our support team.</Trans>
      </Notice>
    </Refused>
  );
}

/** No provider accepts the order: shows why, and points to the bank transfer. */
function Unoffered({ snapshot, ...props }: ViewProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { payment } = snapshot.context;
  if (payment === null) return null;
  const { order, mobile } = payment;
  const [least, most] = [money(mobile.limits.least), money(mobile.limits.most)];
  const { currency_label: currency } = order;
  const words = {
    amount_out_of_range: (
      <Trans>
        Mobile payment accepts {least} to {most}.
      </Trans>
    ),
    currency_not_taken: <Trans>Mobile payment isn’t available in {currency}.</Trans>,
    not_set_up: <Trans>Mobile payment isn’t available right now.</Trans>,
  };
  return (
    <Refused {...props} snapshot={snapshot} title={t`Mobile payment isn’t available for this order`}>
      <Notice tone="info" live="status" title={words[unofferedReason(payment)]}>
        <Trans>Pay by bank transfer instead.</Trans>
      </Notice>
    </Refused>
  );
}

interface RefusedProps extends ViewProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Refused = ({ snapshot: { context }, send, transferPage, title, children }: RefusedProps) => (
  <PageFrame title={title}>
    {children}
    {context.payment !== null && (
      <>
        <OtherMoney payment={context.payment} />
        <OrderFacts payment={context.payment} />
      </>
    )}
    <Actions>
      <AppLink href={transferPage}>
        {context.payment !== null && closedReason(context.payment) === 'proof_being_checked' ? (
          <Trans>View transfer status</Trans>
        ) : (
          <Trans>Pay by bank transfer</Trans>
        )}
      </AppLink>
      <CheckAgain onCheck={() => send({ type: 'payment.check' })} />
    </Actions>
  </PageFrame>
);

interface WaitingProps extends Pick<ViewProps, 'snapshot'> {
  readonly title: string;
  readonly children: ReactNode;
}

const Waiting = ({ snapshot: { context }, title, children }: WaitingProps) => (
  <PageFrame title={title}>
    {children}
    {context.payment !== null && <OrderFacts payment={context.payment} />}
  </PageFrame>
);

function Beginning({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <Waiting snapshot={snapshot} title={t`Preparing payment`}>
      <Busy>
        <Trans>We’re preparing your payment. Keep this page open.</Trans>
      </Busy>
    </Waiting>
  );
}

function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <Waiting snapshot={snapshot} title={t`We can’t confirm whether your payment has started yet`}>
      <Polling
        polling={snapshot.children.lookUp}
        asking={<Trans>We’re still checking the status of your payment.</Trans>}
        unknown={<Trans>We’ll keep checking. You won’t be charged twice.</Trans>}
      >
        {null}
      </Polling>
    </Waiting>
  );
}

function Checking({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <Waiting snapshot={snapshot} title={t`Checking payment`}>
      <Busy>
        <Trans>We’re checking whether your payment has arrived.</Trans>
      </Busy>
    </Waiting>
  );
}

function Closing({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <Waiting snapshot={snapshot} title={t`Cancelling payment`}>
      <Busy>
        <Trans>Cancelling this payment. If you’ve already paid, it still counts.</Trans>
      </Busy>
    </Waiting>
  );
}

function Paid({ snapshot: { context } }: ViewProps) {
  const { t } = useLingui();
  return <PageFrame title={t`Order paid`}>{context.payment && <PaidOrder payment={context.payment} />}</PageFrame>;
}

/** Shown until the page has been left. */
function Over() {
  const { t } = useLingui();
  return <PageFrame title={t`Order paid`}>{null}</PageFrame>;
}

const views: ViewsOf<typeof mobilePaymentMachine, PageProps> = {
  reading: Reading,
  sorting: Reading,
  unread: Unread,
  absent: Absent,
  'watching.choosing': Choosing,
  'watching.unoffered': Unoffered,
  'watching.closed': Closed,
  'watching.payable': Payable,
  'watching.pending': Pending,
  'watching.unknown': Unknown,
  beginning: Beginning,
  lookingUp: LookingUp,
  checking: Checking,
  closing: Closing,
  paid: Paid,
  over: Over,
};

export function MobilePaymentFlow({ actor, ...around }: FlowProps<typeof mobilePaymentMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Mobile payment`} views={views} around={around} />;
}
