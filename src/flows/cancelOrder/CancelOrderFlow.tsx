import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { type ClosedReason, closedReason } from '#machines/flows/cancelOrder/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { BusyIndicator } from '#src/flowkit/BusyIndicator.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { useRefusalText } from '#src/flowkit/faultText.ts';
import { LoadFailedPage, LoadingPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { errorMessageOf } from '#src/i18n/errorText.ts';
import { OrderDetailList } from '#src/orders/OrderDetailList.tsx';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import { ConfirmingCancellation, useReturnedVouchers } from './ConfirmingCancellation.tsx';
import type { ViewProps } from './view.ts';

function Loading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Cancel order`} rows={3} />;
}

function LoadFailed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <LoadFailedPage
      title={t`Cancel order`}
      fault={snapshot.context.fault}
      lost={<Trans>We couldn’t load the order.</Trans>}
      onRetry={() => send({ type: 'order.check' })}
    >
      <KeepOrderButton send={send} />
    </LoadFailedPage>
  );
}

function Cancelling({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancelling the order`}>
      <BusyIndicator>
        <Trans>Keep this page open while we cancel your order.</Trans>
      </BusyIndicator>
      <OrderDetailList order={snapshot.context.order} also="placed" />
    </PageFrame>
  );
}

function Refused({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { refusal } = snapshot.context;
  return (
    <PageFrame title={t`Your order wasn’t cancelled`}>
      <Notice tone="bad" live="alert" support title={refusal !== null && refusalText(refusal)}>
        <Trans>Nothing was changed.</Trans>
      </Notice>
      <OrderDetailList order={snapshot.context.order} also="placed" />
      <Actions>
        <Button onClick={() => send({ type: 'order.check' })}>
          <Trans>Check order again</Trans>
        </Button>
        <KeepOrderButton send={send} />
      </Actions>
    </PageFrame>
  );
}

function CheckingOutcome({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We can’t confirm the cancellation yet`}>
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking the status of your order.</Trans>}
        unknown={<Trans>We’ll keep checking. Please don’t pay for this order until we’ve confirmed its status.</Trans>}
      >
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Polling>
      <OrderDetailList order={snapshot.context.order} also="placed" />
    </PageFrame>
  );
}

function Cancelled({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { order } = snapshot.context;
  const freed = useReturnedVouchers(order, { isCancelled: true });
  if (order === null) return null;
  return (
    <PageFrame title={t`Order cancelled`}>
      <Notice tone="warn" live="status" title={<Trans>Make sure no one pays for this order.</Trans>}>
        {freed.map(({ ref, words }) => (
          <div key={ref}>{words}</div>
        ))}
      </Notice>
      <OrderDetailList order={snapshot.context.order} also="placed" />
      <Actions>
        <Button renderRoot={(props) => <BareLink {...props} href={paths.store()} />}>
          <Trans>Go to the store</Trans>
        </Button>
        <AppLink href={paths.order(order.order_id, 'historical')}>
          <Trans>Go to order</Trans>
        </AppLink>
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

const reasonMessages = {
  already_paid: msg`This order is paid. To request a refund, contact us.`,
  already_completed: msg`This order is already active. To end the service, contact us.`,
  already_cancelled: msg`This order has already been cancelled. There’s nothing left to do.`,
  already_expired: msg`This order expired before it was paid. There’s nothing left to cancel.`,
  payment_under_way: msg`A payment for this order is in progress. Wait until we’ve checked it, or contact us.`,
  order_not_found: errorMessageOf('order_not_found'),
  main_account_only: errorMessageOf('main_account_only'),
} as const satisfies Record<ClosedReason, MessageDescriptor>;

function NotCancellable({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { order } = snapshot.context;
  const reason = closedReason(snapshot.context);
  return (
    <PageFrame title={t`This order can’t be cancelled`}>
      <Notice tone="warn" live="alert" title={reason !== null && t(reasonMessages[reason])} />
      <OrderDetailList order={snapshot.context.order} also="placed" />
      <Actions>
        {order === null ? (
          <AppLink href={paths.orders()}>
            <Trans>My orders</Trans>
          </AppLink>
        ) : (
          <Button onClick={() => send({ type: 'order.keep' })}>
            <Trans>Back to order</Trans>
          </Button>
        )}
        <Button variant="default" onClick={() => send({ type: 'order.check' })}>
          <Trans>Check again</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}

const KeepOrderButton = ({ send }: Pick<ViewProps, 'send'>) => (
  <TextButton onClick={() => send({ type: 'order.keep' })}>
    <Trans>Back to order</Trans>
  </TextButton>
);

/** Shown until the order page has loaded. */
function Finished() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancel order`}>
      <AppLink href={paths.orders()}>
        <Trans>My orders</Trans>
      </AppLink>
    </PageFrame>
  );
}

const views: ViewsOf<typeof cancelOrderMachine> = {
  reading: Loading,
  loadFailed: LoadFailed,
  closed: NotCancellable,
  confirming: ConfirmingCancellation,
  cancelling: Cancelling,
  refused: Refused,
  checkingOutcome: CheckingOutcome,
  cancelled: Cancelled,
  finished: Finished,
};

export function CancelOrderFlow({ actor }: FlowProps<typeof cancelOrderMachine>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Cancelling an order`} views={views} around={{}} />;
}
