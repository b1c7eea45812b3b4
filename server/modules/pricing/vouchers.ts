import type { PriceLine, QuotedVoucher } from '#contract/entities/order.ts';
import type { OrderType, Voucher, VoucherReason } from '#contract/entities/product.ts';
import type { Currency } from '#contract/money.ts';
import { proportionalAmount } from '#machines/lifecycles/shares.ts';
import { orderIndependentReason } from '#machines/lifecycles/vouchers.ts';
import { reductionLine, sumLines } from './lines.ts';

export interface VoucherSituation {
  readonly now: Date;
  readonly currency: Currency;
  readonly order_type: OrderType;
  readonly plan_id: string;
  /** Before the first voucher, in minor units. */
  readonly base: number;
}

interface SettledVouchers {
  readonly lines: readonly PriceLine[];
  readonly agency_vouchers: readonly QuotedVoucher[];
  readonly client_vouchers: readonly QuotedVoucher[];
}

/**
 * Each voucher applies to the rest of the one before: first that of an agency, then the client's own in the order
 * chosen. An unusable one stays chosen, takes nothing off and has a reason.
 */
export function settleVouchers(
  vouchers: readonly Voucher[],
  chosen: readonly string[],
  at: VoucherSituation,
): SettledVouchers {
  const rank = ({ voucher_id, holder }: Voucher) =>
    (holder === 'agency' ? 0 : chosen.length) + chosen.indexOf(voucher_id);
  const selected = vouchers.filter(({ voucher_id }) => chosen.includes(voucher_id)).sort((a, b) => rank(a) - rank(b));
  const lines: PriceLine[] = [];
  const reasons = new Map<string, VoucherReason | null>();
  let agency: string | null = null;
  for (const voucher of selected) {
    const left = at.base + sumLines(lines);
    const reason = reasonAgainst(voucher, at, { left, agency });
    reasons.set(voucher.voucher_id, reason);
    if (reason !== null) continue;
    if (voucher.holder === 'agency') agency = voucher.voucher_id;
    lines.push(...voucherLine(voucher, left, at.currency));
  }
  const left = at.base + sumLines(lines);
  const quoted = vouchers.map((voucher): QuotedVoucher => {
    const known = reasons.get(voucher.voucher_id);
    const reason = known === undefined ? reasonAgainst(voucher, at, { left, agency }) : known;
    return { ...voucher, selected: known !== undefined, usable: reason === null, reason };
  });
  return {
    lines,
    agency_vouchers: quoted.filter(({ holder }) => holder === 'agency'),
    client_vouchers: quoted.filter(({ holder }) => holder === 'client'),
  };
}

type Condition = (voucher: Voucher, at: VoucherSituation, so: { left: number; agency: string | null }) => boolean;

/** In order of precedence: only the first reason is shown. */
const conditionsAgainst: readonly (readonly [VoucherReason, Condition])[] = [
  ['wrong_type', ({ order_types }, at) => order_types.length > 0 && !order_types.includes(at.order_type)],
  ['wrong_plan', ({ plan_ids }, at) => plan_ids.length > 0 && !plan_ids.includes(at.plan_id)],
  ['not_combinable', ({ holder }, _at, { agency }) => holder === 'agency' && agency !== null],
  ['below_minimum', ({ minimum }, { base }) => minimum !== null && base < minimum.minor],
  ['nothing_left', (_voucher, _at, { left }) => left <= 0],
];

const reasonAgainst = (
  voucher: Voucher,
  at: VoucherSituation,
  so: { left: number; agency: string | null },
): VoucherReason | null =>
  orderIndependentReason(voucher, at) ?? conditionsAgainst.find(([, stands]) => stands(voucher, at, so))?.[0] ?? null;

function voucherLine(
  { voucher_id, holder, name, worth, balance }: Voucher,
  left: number,
  currency: Currency,
): PriceLine[] {
  const off =
    worth.kind === 'percent'
      ? proportionalAmount(currency, left, worth.percent, 100)
      : Math.min(balance?.minor ?? 0, left);
  return reductionLine(currency, { kind: `${holder}_voucher`, ref: voucher_id, name, off });
}
