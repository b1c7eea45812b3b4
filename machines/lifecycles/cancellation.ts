import type { OrderDetail, OrderStatus, PriceLine } from '#contract/entities/order.ts';
import { isUnderWay } from './order.ts';

type OrderStatuses = Pick<OrderDetail, 'status' | 'payment_status'>;

export type CancelReason =
  | 'already_paid'
  | 'already_completed'
  | 'already_cancelled'
  | 'already_expired'
  | 'payment_under_way';

const reasonByStatus: Readonly<Record<Exclude<OrderStatus, 'unpaid'>, CancelReason>> = {
  paid: 'already_paid',
  completed: 'already_completed',
  cancelled: 'already_cancelled',
  expired: 'already_expired',
};

/** Null if the order can be cancelled, apart from the caller's permission. Money on its way counts as paid. */
export function cancelReason({ status, payment_status }: OrderStatuses): CancelReason | null {
  if (status !== 'unpaid') return reasonByStatus[status];
  return isUnderWay(payment_status) ? 'payment_under_way' : null;
}

export const voucherLines = ({ lines }: Pick<OrderDetail, 'lines'>): readonly PriceLine[] =>
  lines.filter(({ kind }) => kind === 'agency_voucher' || kind === 'client_voucher');
