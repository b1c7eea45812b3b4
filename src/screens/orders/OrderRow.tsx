import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { OrderStatusBadge } from '#src/orders/OrderStatusBadge.tsx';
import { orderTypeWords, paymentStatusWords } from '../../i18n/orderWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import type { Paths } from '../../ui/paths.ts';
import classes from './OrderRows.module.css';

interface OrderRowProps {
  readonly order: OrderSummary;
  /** Which of all rows it is, and how far below the first it stands; null where it stands below the one before it. */
  readonly index: number;
  readonly start: number | null;
  /** Which list it is; undefined for all orders. */
  readonly filter: OrderFilter | undefined;
  readonly paths: Paths;
  readonly measure: (row: HTMLTableRowElement | null) => void;
  /** Whether it is as high as every other. */
  readonly isEven: boolean;
}

/** An order in a list. */
export const OrderRow = memo(({ order, index, start, filter, paths, measure, isEven }: OrderRowProps) => {
  const { t, i18n } = useLingui();
  const { text, day, moment } = useFormats();
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={classes.row}
      data-even={isEven || undefined}
      style={start === null ? { position: 'static' } : { transform: `translateY(${start}px)` }}
    >
      <td>
        <AppLink href={paths.order(order.order_id, filter)}>{text(order.title)}</AppLink>
        <div className={classes.soft}>{order.order_no}</div>
      </td>
      <td data-label={t`Order type`}>{i18n._(orderTypeWords[order.order_type])}</td>
      <td data-label={t`Placed`}>{day(order.created_at)}</td>
      <td data-label={t`Status`}>
        <OrderStatusBadge status={order.status} />
        {order.status === 'unpaid' && (
          <div className={classes.soft}>
            {isUnderWay(order.payment_status) ? (
              i18n._(paymentStatusWords[order.payment_status])
            ) : (
              <Trans>Pay by {moment(order.pay_until)}</Trans>
            )}
          </div>
        )}
      </td>
      <td data-label={t`Amount`}>
        <MoneyText money={order.amount} strong />
      </td>
    </tr>
  );
});
