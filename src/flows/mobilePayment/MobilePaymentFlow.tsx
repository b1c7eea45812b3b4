import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import { closedReason, noProviderReason } from '#machines/flows/mobilePayment/reasons.ts';
import type { PayReason } from '#machines/lifecycles/payment.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { CheckAgainButton } from '#src/flowkit/CheckAgainButton.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { OrderNotFound } from '#src/flowkit/OrderNotFound.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { PaidOrder } from '#src/orders/PaidOrder.tsx';
import { UnmatchedPayments } from '#src/orders/UnmatchedPayments.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ChoosingProvider } from './ChoosingProvider.tsx';
import { NoCodeAvailable, OutcomeUnknown, Payable } from './openPaymentViews.tsx';
import type { PageProps, ViewProps } from './view.ts';

function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Pay by mobile`} rows={4} />;
}

function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Pay by mobile`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the order.</Trans>}
      onRetry={() => send({ type: 'payment.check' })}
    />
  );
}

const NotFound = ({ send }: ViewProps) => <OrderNotFound onCheck={() => send({ type: 'payment.check' })} />;

const notPayableMessages = {
  already_paid: msg`This order is paid.`,
  already_cancelled: msg`This order was cancelled and can no longer be paid.`,
  already_expired: msg`The payment deadline for this order has passed.`,
  proof_being_checked: msg`We’re checking a proof of transfer for this order. Please don’t pay again.`,
  payment_under_way: msg`A mobile payment is in progress for this order.`,
  payment_unknown: msg`We’re checking a mobile payment that may have gone through. Please don’t pay again.`,
} as const satisfies Record<PayReason, MessageDescriptor>;

function NotPayable({ snapshot, ...props }: ViewProps) {
  const { t } = useLingui();
  const { payment } = snapshot.context;
  const reason = payment && closedReason(payment);
  return (
    <NotPayableFrame {...props} snapshot={snapshot} title={t`Nothing to pay right now`}>
      <Notice tone="warn" live="alert" title={reason && t(notPayableMessages[reason])}>
        <Trans>Questions? Contact our support team.</Trans>
      </Notice>
    </NotPayableFrame>
  );
}

/** No provider accepts the order: shows why, and points to the bank transfer. */
function NoProvider({ snapshot, ...props }: ViewProps) {
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
    <NotPayableFrame {...props} snapshot={snapshot} title={t`Mobile payment isn’t available for this order`}>
      <Notice tone="info" live="status" title={words[noProviderReason(payment)]}>
        <Trans>Pay by bank transfer instead.</Trans>
      </Notice>
    </NotPayableFrame>
  );
}

interface NotPayableFrameProps extends ViewProps {
  readonly title: string;
  readonly children: ReactNode;
}

const NotPayableFrame = ({ snapshot: { context }, send, transferPage, title, children }: NotPayableFrameProps) => (
  <PageFrame title={title}>
    {children}
    {context.payment !== null && (
      <>
        <UnmatchedPayments payment={context.payment} />
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
      <CheckAgainButton onCheck={() => send({ type: 'payment.check' })} />
    </Actions>
  </PageFrame>
);

interface ProgressFrameProps extends Pick<ViewProps, 'snapshot'> {
  readonly title: string;
  readonly children: ReactNode;
}

const ProgressFrame = ({ snapshot: { context }, title, children }: ProgressFrameProps) => (
  <PageFrame title={title}>
    {children}
    {context.payment !== null && <OrderFacts payment={context.payment} />}
  </PageFrame>
);

function StartingPayment({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <ProgressFrame snapshot={snapshot} title={t`Preparing payment`}>
      <BusyIndicator>
        <Trans>We’re preparing your payment. Keep this page open.</Trans>
      </BusyIndicator>
    </ProgressFrame>
  );
}

function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <ProgressFrame snapshot={snapshot} title={t`We can’t confirm whether your payment has started yet`}>
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your payment.</Trans>}
        unknown={<Trans>We’ll keep checking. You won’t be charged twice.</Trans>}
      >
        {null}
      </Polling>
    </ProgressFrame>
  );
}

function CheckingPayment({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <ProgressFrame snapshot={snapshot} title={t`Checking payment`}>
      <BusyIndicator>
        <Trans>We’re checking whether your payment has arrived.</Trans>
      </BusyIndicator>
    </ProgressFrame>
  );
}

function CancellingPayment({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <ProgressFrame snapshot={snapshot} title={t`Cancelling payment`}>
      <BusyIndicator>
        <Trans>Cancelling this payment. If you’ve already paid, it still counts.</Trans>
      </BusyIndicator>
    </ProgressFrame>
  );
}

function Paid({ snapshot: { context } }: ViewProps) {
  const { t } = useLingui();
  return <PageFrame title={t`Order paid`}>{context.payment && <PaidOrder payment={context.payment} />}</PageFrame>;
}

/** Shown until the page has been left. */
function Finished() {
  const { t } = useLingui();
  return <PageFrame title={t`Order paid`}>{null}</PageFrame>;
}

const views: ViewsOf<typeof mobilePaymentMachine, PageProps> = {
  reading: Loading,
  routing: Loading,
  loadFailed: LoadFailed,
  notFound: NotFound,
  'watching.choosing': ChoosingProvider,
  'watching.unoffered': NoProvider,
  'watching.closed': NotPayable,
  'watching.payable': Payable,
  'watching.pending': NoCodeAvailable,
  'watching.unknown': OutcomeUnknown,
  beginning: StartingPayment,
  checkingOutcome: CheckingOutcome,
  checking: CheckingPayment,
  closing: CancellingPayment,
  paid: Paid,
  finished: Finished,
};

export function MobilePaymentFlow({ actor, ...around }: FlowProps<typeof mobilePaymentMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Mobile payment`} views={views} around={around} />;
}
