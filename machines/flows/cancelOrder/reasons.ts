import { type CancelReason, cancelReason } from '#machines/lifecycles/cancellation.ts';
import type { CancelContext } from './types.ts';

export type ClosedReason = CancelReason | 'order_not_found' | 'main_account_only';

/** Null if the caller can cancel the order, as read last. */
export function closedReason({ order }: Pick<CancelContext, 'order'>): ClosedReason | null {
  if (order === null) return 'order_not_found';
  return cancelReason(order) ?? (order.can.cancel ? null : 'main_account_only');
}
