import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { type ClosedReason, closedReason } from '#machines/flows/cancelOrder/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { Busy } from '#src/flowkit/Busy.tsx';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { useRefusalText } from '#src/flowkit/faultText.ts';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { errorWord } from '#src/i18n/errorText.ts';
import { OrderReceipt } from '#src/orders/OrderReceipt.tsx';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import { Confirming, useFreed } from './Confirming.tsx';
import type { ViewProps } from './view.ts';

function Reading() {
  const { t } = useLingui();
  return <LoadingPage title={t`Cancel an order`} rows={3} />;
}

function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <NotLoadedPage
      title={t`Cancel an order`}
      fault={snapshot.context.fault}
      lost={<Trans>The order could not be loaded.</Trans>}
      onRetry={() => send({ type: 'order.check' })}
    >
      <Keep send={send} />
    </NotLoadedPage>
  );
}

function Cancelling({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancelling the order`}>
      <Busy>
        <Trans>The order is being cancelled. Please do not close this page.</Trans>
      </Busy>
      <OrderReceipt order={snapshot.context.order} also="placed" />
    </PageFrame>
  );
}

function Refused({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { refusal } = snapshot.context;
  return (
    <PageFrame title={t`The order was not cancelled`}>
      <Notice tone="bad" live="alert" support title={refusal !== null && refusalText(refusal)}>
        <Trans>The order is as it was before.</Trans>
      </Notice>
      <OrderReceipt order={snapshot.context.order} also="placed" />
      <Actions>
        <Button onClick={() => send({ type: 'order.check' })}>
          <Trans>Look at the order again</Trans>
        </Button>
        <Keep send={send} />
      </Actions>
    </PageFrame>
  );
}

function LookingUp({ snapshot }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`We do not know yet whether the order is cancelled`}>
      <Polling
        polling={snapshot.children.lookUp}
        asking={<Trans>We did not hear back, so we are checking the status of your order.</Trans>}
        unknown={<Trans>We keep looking. Please do not pay for the order until you know.</Trans>}
      >
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Polling>
      <OrderReceipt order={snapshot.context.order} also="placed" />
    </PageFrame>
  );
}

function Cancelled({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { order } = snapshot.context;
  const freed = useFreed(order, { isCancelled: true });
  if (order === null) return null;
  return (
    <PageFrame title={t`The order has been cancelled`}>
      <Notice tone="warn" live="status" title={<Trans>Please make sure that nobody pays for it any more.</Trans>}>
        {freed.map(({ ref, words }) => (
          <div key={ref}>{words}</div>
        ))}
      </Notice>
      <OrderReceipt order={snapshot.context.order} also="placed" />
      <Actions>
        <Button renderRoot={(props) => <BareLink {...props} href={paths.store()} />}>
          <Trans>Go to the store</Trans>
        </Button>
        <AppLink href={paths.order(order.order_id, 'historical')}>
          <Trans>Go to the order</Trans>
        </AppLink>
        <AppLink href={paths.orders()}>
          <Trans>My orders</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

const reasonWords = {
  already_paid: msg`The order has been paid. To give it back, please contact us.`,
  already_completed: msg`The order is in use. To end it, please contact us.`,
  already_cancelled: msg`The order has already been cancelled; there is nothing left to do.`,
  already_expired: msg`The time to pay for the order has passed; there is nothing left to cancel.`,
  payment_under_way: msg`A payment for the order is on its way. Please wait until it has been checked, or contact us.`,
  order_not_found: errorWord('order_not_found'),
  main_account_only: errorWord('main_account_only'),
} as const satisfies Record<ClosedReason, MessageDescriptor>;

function Closed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { order } = snapshot.context;
  const reason = closedReason(snapshot.context);
  return (
    <PageFrame title={t`This order cannot be cancelled`}>
      <Notice tone="warn" live="alert" title={reason !== null && t(reasonWords[reason])} />
      <OrderReceipt order={snapshot.context.order} also="placed" />
      <Actions>
        {order === null ? (
          <AppLink href={paths.orders()}>
            <Trans>My orders</Trans>
          </AppLink>
        ) : (
          <Button onClick={() => send({ type: 'order.keep' })}>
            <Trans>Back to the order</Trans>
          </Button>
        )}
        <Button variant="default" onClick={() => send({ type: 'order.check' })}>
          <Trans>Check again</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}

const Keep = ({ send }: Pick<ViewProps, 'send'>) => (
  <TextButton onClick={() => send({ type: 'order.keep' })}>
    <Trans>Back to the order</Trans>
  </TextButton>
);

/** Shown until the order page has loaded. */
function Over() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Cancel an order`}>
      <AppLink href={paths.orders()}>
        <Trans>My orders</Trans>
      </AppLink>
    </PageFrame>
  );
}

const views: ViewsOf<typeof cancelOrderMachine> = {
  reading: Reading,
  unread: Unread,
  closed: Closed,
  confirming: Confirming,
  cancelling: Cancelling,
  refused: Refused,
  lookingUp: LookingUp,
  cancelled: Cancelled,
  over: Over,
};

export function CancelOrderFlow({ actor }: FlowProps<typeof cancelOrderMachine>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Cancelling an order`} views={views} around={{}} />;
}
