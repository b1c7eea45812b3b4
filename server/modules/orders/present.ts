import type { OrderDetail, OrderStatus, OrderSummary, PayableOrder } from '#contract/entities/order.ts';
import { currencyIds, type Money } from '#contract/money.ts';
import { cancelReason } from '#machines/lifecycles/cancellation.ts';
import { nextOrderStatus, orderStatusAt } from '#machines/lifecycles/order.ts';
import { payReason } from '#machines/lifecycles/payment.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Client } from '../identity/index.ts';
import type { orderEvents, orders } from './tables.ts';
import { openToken } from './token.ts';

export type OrderRow = typeof orders.$inferSelect;
export type SummaryRow = Pick<
  OrderRow,
  | 'order_id'
  | 'order_no'
  | 'order_type'
  | 'status'
  | 'payment_status'
  | 'title'
  | 'amount'
  | 'currency'
  | 'created_at'
  | 'pay_until'
>;
type EventRow = Pick<typeof orderEvents.$inferSelect, 'event' | 'at'>;

export const summaryOf = (row: SummaryRow, now: Date): OrderSummary => ({
  order_id: row.order_id,
  order_no: row.order_no,
  order_type: row.order_type,
  status: orderStatusAt(row, now),
  payment_status: row.payment_status,
  title: row.title,
  amount: { minor: row.amount, currency: row.currency },
  currency_id: currencyIds[row.currency],
  currency_label: row.currency,
  created_at: row.created_at.toISOString(),
  pay_until: row.pay_until.toISOString(),
});

/** Visible to anyone with the order's link: add nothing that is for the client only. */
export const payableOf = (
  row: OrderRow,
  of: { full_name: string; now: Date; settings: Pick<Settings, 'transfer_account'> },
): PayableOrder => {
  const summary = summaryOf(row, of.now);
  return {
    ...summary,
    full_name: of.full_name,
    transfer_account: { ...of.settings.transfer_account, reference: row.order_no },
    can: { pay: payReason(summary) === null },
  };
};

/** Activating the order issues it as a voucher; null if none is left. */
export const remainingCreditOf = ({ remaining_credit, currency }: OrderRow): Money | null =>
  remaining_credit === null ? null : { minor: remaining_credit, currency };

/** `is_admin`: the caller is a main account of the order's client. */
export function orderDetailOf(
  row: OrderRow,
  events: readonly EventRow[],
  of: {
    client: Pick<Client, 'full_name' | 'is_oversea' | 'verification_status'>;
    is_admin: boolean;
    now: Date;
    settings: Pick<Settings, 'transfer_account' | 'personal_data_keys'>;
  },
): OrderDetail {
  const payable = payableOf(row, { ...of, full_name: of.client.full_name });
  const inCurrency = (minor: number): Money => ({ minor, currency: row.currency });
  return {
    ...payable,
    token: openToken(of, row),
    is_oversea: of.client.is_oversea ? 1 : 0,
    original_amount: inCurrency(row.original_amount),
    discount_amount: inCurrency(row.original_amount - row.amount),
    remaining_credit: remainingCreditOf(row),
    lines: row.lines,
    period: row.period,
    placed_by: row.placed_by,
    invoice_flag: row.invoice_flag,
    needs_verification: of.is_admin && of.client.verification_status !== 'pass',
    can: {
      ...payable.can,
      cancel: of.is_admin && cancelReason(payable) === null,
      activate: of.is_admin && nextOrderStatus(payable.status, { type: 'order.activate' }) !== null,
    },
    history: historyOf(row, events, payable.status),
  };
}

function historyOf(row: OrderRow, events: readonly EventRow[], status: OrderStatus): OrderDetail['history'] {
  const written = events.map(({ event, at }) => ({ event, at: at.toISOString() }));
  const isMissing = status === 'expired' && !written.some(({ event }) => event === 'expired');
  return isMissing ? [...written, { event: 'expired', at: row.pay_until.toISOString() }] : written;
}
