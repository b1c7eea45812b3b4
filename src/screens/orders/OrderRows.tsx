import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';
import { orderTypeWords } from '../../i18n/orderWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OrderStatusBadge } from '../../ui/OrderStatusBadge.tsx';
import type { Paths } from '../paths.ts';
import classes from './OrdersScreen.module.css';

interface OrderRowsProps {
  readonly orders: readonly OrderSummary[];
  readonly filter: OrderFilter;
  readonly paths: Paths;
}

/** Orders as the rows of a table; where there is no room for one, each row reads as a card. */
export function OrderRows({ orders, filter, paths }: OrderRowsProps) {
  const { t, i18n } = useLingui();
  const { text, day, bindingDay } = useFormats();
  return (
    <div className={classes.table} role="table" aria-label={t`My orders`}>
      <div role="rowgroup" className={classes.head}>
        <div role="row" className={classes.row}>
          <span role="columnheader">
            <Trans>Order</Trans>
          </span>
          <span role="columnheader">
            <Trans>Kind</Trans>
          </span>
          <span role="columnheader">
            <Trans>Placed</Trans>
          </span>
          <span role="columnheader">
            <Trans>Status</Trans>
          </span>
          <span role="columnheader" className={classes.amount}>
            <Trans>Amount</Trans>
          </span>
        </div>
      </div>
      <div role="rowgroup">
        {orders.map((order) => (
          <div key={order.order_id} role="row" className={classes.row}>
            <div role="cell">
              <AppLink href={paths.order(order.order_id, filter)}>{text(order.title)}</AppLink>
              <div className={classes.number}>{order.order_no}</div>
            </div>
            <div role="cell" data-label={t`Kind`}>
              {i18n._(orderTypeWords[order.order_type])}
            </div>
            <div role="cell" data-label={t`Placed`}>
              {day(order.created_at)}
            </div>
            <div role="cell" data-label={t`Status`}>
              <OrderStatusBadge status={order.status} />
              {order.status === 'unpaid' && (
                <div className={classes.until}>
                  <Trans>Pay by {bindingDay(order.pay_until)}</Trans>
                </div>
              )}
            </div>
            <div role="cell" data-label={t`Amount`} className={classes.amount}>
              <MoneyText money={order.amount} strong />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
