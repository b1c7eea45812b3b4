import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { orderStatusLabels } from '../../../i18n/orderLabels.ts';
import classes from '../../../runs/RunNotices.module.css';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { paths } from '../../../ui/paths.ts';

interface EndedOrderProps {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** Explains why a new purchase has begun: the order of the previous one is no longer unpaid. */
export function EndedOrder({ actor, order, onClose }: EndedOrderProps) {
  const { t } = useLingui();
  const isChosen = useSelector(actor, (snapshot) => snapshot.matches('choosing') || snapshot.matches('closed'));
  if (!isChosen) return null;
  const number = order.order_no;
  const status = t(orderStatusLabels[order.status]);
  return (
    <div className={classes.origin}>
      <Notice
        tone="info"
        live="status"
        title={
          <Trans>
            Order {number}: {status}
          </Trans>
        }
        actions={
          <AppLink href={paths.order(order.order_id)}>
            <Trans>Go to order</Trans>
          </AppLink>
        }
        onClose={onClose}
      >
        {order.status === 'paid' || order.status === 'completed' ? (
          <Trans>Your last purchase is complete. This will be a new order.</Trans>
        ) : (
          <Trans>Your last order is no longer awaiting payment. This will be a new order.</Trans>
        )}
      </Notice>
    </div>
  );
}
