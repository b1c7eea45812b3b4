import { normalizeVoucherCode } from '../modules/vouchers/redeem.ts';
import type { voucherCodes, vouchers } from '../modules/vouchers/tables.ts';
import { inAllLanguages } from './storePlans.ts';

const dayMs = 86_400_000;

interface DemoCode {
  readonly code: string;
  readonly percent: number;
  /** The only client that may redeem it; any if omitted. */
  readonly client_id?: string;
  /** From and until, in days from now. */
  readonly redeem: readonly [number, number];
  readonly redeemed_by?: string;
}

/** One for any client, one each for single clients, and one for each reason against a code. */
const demoCodes: readonly DemoCode[] = [
  { code: 'MALL-GIFT-2026', percent: 8, redeem: [-30, 300] },
  { code: 'YUNFAN-VIP-88', percent: 12, client_id: 'client-cn', redeem: [-30, 300] },
  { code: 'HARBOUR-VIP-88', percent: 12, client_id: 'client-hk', redeem: [-30, 300] },
  { code: 'LAST-SPRING', percent: 10, redeem: [-300, -200] },
  { code: 'NEXT-SPRING', percent: 10, redeem: [60, 160] },
  { code: 'FIRST-COME', percent: 20, redeem: [-30, 300], redeemed_by: 'client-returned' },
];

/** The vouchers end a year after the demo begins. */
export const demoVoucherCodes = (now: Date) => {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  return demoCodes.map(({ code, percent, client_id, redeem, redeemed_by }): typeof voucherCodes.$inferInsert => ({
    code: normalizeVoucherCode(code),
    client_id: client_id ?? null,
    voucher: {
      holder: 'client',
      name: inAllLanguages('Gift voucher', '礼品券', '禮券', 'ギフトクーポン'),
      worth: { kind: 'percent', percent },
      minimum: null,
      order_types: [],
      plan_ids: [],
      spend: 'once',
    },
    valid_from: at(Math.min(redeem[0], 0)),
    valid_until: at(365),
    redeem_from: at(redeem[0]),
    redeem_until: at(redeem[1]),
    redeemed_by: redeemed_by ?? null,
    voucher_id: redeemed_by === undefined ? null : `voucher-of-${normalizeVoucherCode(code)}`,
    redeemed_at: redeemed_by === undefined ? null : at(-1),
  }));
};

export const redeemedVouchers = (codes: ReturnType<typeof demoVoucherCodes>): (typeof vouchers.$inferInsert)[] =>
  codes.flatMap(({ voucher, voucher_id, redeemed_by, valid_from, valid_until }) =>
    voucher_id == null || redeemed_by == null
      ? []
      : [{ ...voucher, voucher_id, client_id: redeemed_by, valid_from, valid_until }],
  );
