import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';
import { orderTypeWords } from '../../i18n/orderWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OrderStatusBadge } from '../../ui/OrderStatusBadge.tsx';
import type { Paths } from '../../ui/paths.ts';
import classes from './OrdersScreen.module.css';

interface OrderRowsProps {
  readonly orders: readonly OrderSummary[];
  readonly filter: OrderFilter;
  readonly paths: Paths;
}

/** Orders as the rows of a table; where there is no room for one, each row reads as a card. */
export function OrderRows({ orders, filter, paths }: OrderRowsProps) {
  const { t, i18n } = useLingui();
  const { text, day, moment } = useFormats();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Order</Trans>
          </th>
          <th scope="col">
            <Trans>Order type</Trans>
          </th>
          <th scope="col">
            <Trans>Placed</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col" className={classes.amount}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.order_id}>
            <td>
              <AppLink href={paths.order(order.order_id, filter)}>{text(order.title)}</AppLink>
              <div className={classes.number}>{order.order_no}</div>
            </td>
            <td data-label={t`Order type`}>{i18n._(orderTypeWords[order.order_type])}</td>
            <td data-label={t`Placed`}>{day(order.created_at)}</td>
            <td data-label={t`Status`}>
              <OrderStatusBadge status={order.status} />
              {order.status === 'unpaid' && (
                <div className={classes.until}>
                  <Trans>Pay by {moment(order.pay_until)}</Trans>
                </div>
              )}
            </td>
            <td data-label={t`Amount`} className={classes.amount}>
              <MoneyText money={order.amount} strong />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
