import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ClosedReason, closedReason } from '#machines/flows/cancelOrder/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { errorWords } from '#src/i18n/errorWords.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { OrderFacts } from './OrderFacts.tsx';
import type { ViewProps } from './view.ts';

/** Why it cannot be cancelled, with the way on. */
const reasonWords = {
  already_paid: msg`The order has been paid. To give it back, please contact us.`,
  already_completed: msg`The order is in use. To end it, please contact us.`,
  already_cancelled: msg`The order has already been cancelled; there is nothing left to do.`,
  already_expired: msg`The time to pay for the order has passed; there is nothing left to cancel.`,
  payment_under_way: msg`A payment for the order is on its way. Please wait until it has been checked, or contact us.`,
  order_not_found: errorWords.order_not_found,
  main_account_only: errorWords.main_account_only,
} as const satisfies Record<ClosedReason, MessageDescriptor>;

/** The order cannot be cancelled, or not by whoever asks: how it stands and why. */
export function Closed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { order } = snapshot.context;
  const reason = closedReason(snapshot.context);
  return (
    <PageFrame title={t`This order cannot be cancelled`}>
      <Notice tone="warn" live="alert" title={reason !== null && t(reasonWords[reason])} />
      <OrderFacts snapshot={snapshot} />
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
