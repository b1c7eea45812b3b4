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
  return <LoadingPage title={t`Pay by phone`} rows={4} />;
}

function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <NotLoadedPage
      title={t`Pay by phone`}
      fault={snapshot.context.fault}
      lost={<Trans>The order could not be loaded.</Trans>}
      onRetry={() => send({ type: 'payment.check' })}
    />
  );
}

const Absent = ({ send }: ViewProps) => <AbsentOrder onCheck={() => send({ type: 'payment.check' })} />;

const closedWords = {
  already_paid: msg`The order has been paid.`,
  already_cancelled: msg`The order was cancelled. It cannot be paid any more.`,
  already_expired: msg`The time to pay for the order has passed.`,
  proof_being_checked: msg`The proof of a transfer is being checked. Please do not pay again.`,
  payment_under_way: msg`The order is being paid by phone.`,
  payment_unknown: msg`A payment by phone may have gone through and is being checked. Please do not pay again.`,
} as const satisfies Record<PayReason, MessageDescriptor>;

function Closed({ snapshot, ...props }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  const reason = payment && closedReason(payment);
  return (
    <Refused {...props} snapshot={snapshot} title={t`There is nothing to pay by phone now`}>
      <Notice tone="warn" live="alert" title={reason && t(closedWords[reason])}>
        <Trans>Questions about it are answered by our support.</Trans>
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
        From {least} to {most} can be paid by phone.
      </Trans>
    ),
    currency_not_taken: <Trans>{currency} cannot be paid by phone.</Trans>,
    not_set_up: <Trans>Payments by phone are not taken here at the moment.</Trans>,
  };
  return (
    <Refused {...props} snapshot={snapshot} title={t`This order cannot be paid by phone`}>
      <Notice tone="info" live="status" title={words[unofferedReason(payment)]}>
        <Trans>Please pay it by bank transfer.</Trans>
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
          <Trans>See how the transfer stands</Trans>
        ) : (
          <Trans>To the bank transfer</Trans>
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
    <Waiting snapshot={snapshot} title={t`Preparing the payment`}>
      <Busy>
        <Trans>The payment is being prepared. Please do not close this page.</Trans>
      </Busy>
    </Waiting>
  );
}

function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <Waiting snapshot={snapshot} title={t`We do not know yet whether a payment was started`}>
      <Polling
        polling={snapshot.children.lookUp}
        asking={<Trans>We did not hear back, so we are checking the status of the payment.</Trans>}
        unknown={<Trans>We keep looking. Nothing is paid twice.</Trans>}
      >
        {null}
      </Polling>
    </Waiting>
  );
}

function Checking({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <Waiting snapshot={snapshot} title={t`Checking the payment`}>
      <Busy>
        <Trans>We are asking whether the payment has arrived.</Trans>
      </Busy>
    </Waiting>
  );
}

function Closing({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <Waiting snapshot={snapshot} title={t`Giving the payment up`}>
      <Busy>
        <Trans>The payment is being closed. If you have paid meanwhile, that counts.</Trans>
      </Busy>
    </Waiting>
  );
}

function Paid({ snapshot: { context } }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`The order is paid`}>{context.payment && <PaidOrder payment={context.payment} />}</PageFrame>
  );
}

/** Shown until the page has been left. */
function Over() {
  const { t } = useLingui();
  return <PageFrame title={t`The order is paid`}>{null}</PageFrame>;
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
  return <FlowView actor={actor} label={t`Paying by phone`} views={views} around={around} />;
}
