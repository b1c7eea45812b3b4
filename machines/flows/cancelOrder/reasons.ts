import { type CancelReason, cancelReason } from '#machines/lifecycles/cancellation.ts';
import type { CancelContext } from './types.ts';

/** Why an order cannot be cancelled by whoever asks. */
export type ClosedReason = CancelReason | 'order_not_found' | 'main_account_only';

/** What stands against cancelling the order as it was read last; null where nothing does. */
export function closedReason({ order }: Pick<CancelContext, 'order'>): ClosedReason | null {
  if (order === null) return 'order_not_found';
  return cancelReason(order) ?? (order.can.cancel ? null : 'main_account_only');
}
