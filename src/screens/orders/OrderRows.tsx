import '@mantine/core/styles/Table.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Text } from '@mantine/core';
import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { OrderStatusBadge } from '#src/orders/OrderStatusBadge.tsx';
import { orderTypeWords, paymentStatusWords } from '../../i18n/orderWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';
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
    <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">
            <Trans>Order</Trans>
          </Table.Th>
          <Table.Th scope="col">
            <Trans>Order type</Trans>
          </Table.Th>
          <Table.Th scope="col">
            <Trans>Placed</Trans>
          </Table.Th>
          <Table.Th scope="col">
            <Trans>Status</Trans>
          </Table.Th>
          <Table.Th scope="col" className={classes.amount}>
            <Trans>Amount</Trans>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <Table.Tr key={order.order_id}>
            <Table.Td>
              <AppLink href={paths.order(order.order_id, filter)}>{text(order.title)}</AppLink>
              <Text fz="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                {order.order_no}
              </Text>
            </Table.Td>
            <Table.Td data-label={t`Order type`}>{i18n._(orderTypeWords[order.order_type])}</Table.Td>
            <Table.Td data-label={t`Placed`}>{day(order.created_at)}</Table.Td>
            <Table.Td data-label={t`Status`}>
              <OrderStatusBadge status={order.status} />
              {order.status === 'unpaid' && (
                <Text fz="sm" c="dimmed" className={classes.until}>
                  {isUnderWay(order.payment_status) ? (
                    i18n._(paymentStatusWords[order.payment_status])
                  ) : (
                    <Trans>Pay by {moment(order.pay_until)}</Trans>
                  )}
                </Text>
              )}
            </Table.Td>
            <Table.Td data-label={t`Amount`} className={classes.amount}>
              <MoneyText money={order.amount} strong />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
