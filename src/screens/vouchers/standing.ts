import type { Voucher } from '#contract/entities/product.ts';

/** Whether a voucher can be used at a moment, whatever is bought with it. */
export type Standing = 'usable' | 'used' | 'notYet' | 'expired';

/** How a voucher stands at a moment. */
export function standingOf(voucher: Voucher, now: Date): Standing {
  if (voucher.used_by_order_id !== null) return 'used';
  if (now.getTime() < Date.parse(voucher.valid_from)) return 'notYet';
  return now.getTime() > Date.parse(voucher.valid_until) ? 'expired' : 'usable';
}
