import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { memo, useRef } from 'react';
import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { OrderStatusBadge } from '#src/orders/OrderStatusBadge.tsx';
import { orderTypeLabels, paymentStatusLabels } from '../../i18n/orderLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import type { Paths } from '../../ui/paths.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import classes from './OrderRows.module.css';
import { maxPlainRows, useVirtualRows } from './useVirtualRows.ts';

interface OrderRowProps {
  readonly order: OrderSummary;
  /**
   * Of all rows, not only the rendered ones. `start` is the offset below the first in px; null if the row follows the
   * one above directly.
   */
  readonly index: number;
  readonly start: number | null;
  /** Undefined for all orders. */
  readonly filter: OrderFilter | undefined;
  readonly paths: Paths;
  readonly measure: (row: HTMLTableRowElement | null) => void;
  /** Whether all rows have the same height. */
  readonly isEven: boolean;
}

const OrderRow = memo(({ order, index, start, filter, paths, measure, isEven }: OrderRowProps) => {
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
      <td data-label={t`Order type`}>{i18n._(orderTypeLabels[order.order_type])}</td>
      <td data-label={t`Placed`}>{day(order.created_at)}</td>
      <td data-label={t`Status`}>
        <OrderStatusBadge status={order.status} />
        {order.status === 'unpaid' && (
          <div className={classes.soft}>
            {isUnderWay(order.payment_status) ? (
              i18n._(paymentStatusLabels[order.payment_status])
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

interface OrderRowsProps {
  readonly orders: readonly OrderSummary[];
  /** Undefined for all orders. */
  readonly filter: OrderFilter | undefined;
  readonly paths: Paths;
}

/** Of a long list, only the rows around the viewport are rendered, each with its index for screen readers. */
export function OrderRows({ orders, filter, paths }: OrderRowsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, height, seen, isMoving, isLong, measure, onKeyDown, onFocus, goTo } = useVirtualRows(body, orders);
  const [first, last, all] = [number(seen.first + 1), number(seen.last + 1), number(orders.length)];
  return (
    <>
      <table className={classes.table} aria-rowcount={orders.length + 1} aria-label={t`Orders`}>
        <thead>
          <tr aria-rowindex={1}>
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
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody ref={body} style={{ blockSize: height }} onKeyDown={onKeyDown} onFocus={onFocus}>
          {rows.map(({ index, start, order }) => (
            <OrderRow
              key={order.order_id}
              order={order}
              index={index}
              start={start}
              filter={filter}
              paths={paths}
              measure={measure}
              isEven={isLong}
            />
          ))}
        </tbody>
      </table>
      {orders.length > maxPlainRows && (
        <Group
          justify="flex-end"
          gap="4px 12px"
          py="xs"
          pos="sticky"
          bottom="var(--bottom-bar, 0px)"
          bg="var(--mantine-color-body)"
          c="dimmed"
          fz="sm"
          style={{ borderBlockStart: '1px solid var(--line)' }}
        >
          <span aria-hidden="true">
            <Trans>
              {first}–{last} of {all}
            </Trans>
          </span>
          <VisuallyHidden live>
            {isMoving ? (
              ''
            ) : (
              <Trans>
                Orders {first} to {last} of {all}
              </Trans>
            )}
          </VisuallyHidden>
          <Button variant="subtle" size="compact-sm" onClick={() => goTo(0)} disabled={seen.first === 0}>
            <Trans>Jump to first</Trans>
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => goTo(orders.length - 1)}
            disabled={seen.last === orders.length - 1}
          >
            <Trans>Jump to last</Trans>
          </Button>
        </Group>
      )}
    </>
  );
}
