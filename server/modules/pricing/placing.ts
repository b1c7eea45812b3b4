import { isDeepStrictEqual } from 'node:util';
import type { ErrorName } from '#contract/codes.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { Money } from '#contract/money.ts';
import { isFree } from '#machines/lifecycles/order.ts';
import { offerOf } from '#machines/lifecycles/selection.ts';
import type { PriceContent, PricingFacts } from './facts.ts';
import { priceSelection } from './price.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The last moment at which a price that is made now holds. */
export const quoteEnd = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);

/** Whether a price no longer holds. */
export const isQuoteOver = ({ expires_at }: { readonly expires_at: Date }, now: Date): boolean => now > expires_at;

/** The last moment at which an order that is placed now can be paid. */
export const payEnd = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

/** Whether an order asks for an invoice: where its client is of mainland China and something was paid. */
export const asksForInvoice = (
  { is_oversea }: { readonly is_oversea: boolean },
  amount: Pick<Money, 'minor'>,
): boolean => !is_oversea && !isFree(amount);

/**
 * Whether two prices are the same to the person who pays. Vouchers that were only listed do not count; one that was
 * used shows in the lines.
 */
export function isSamePrice(one: PriceContent, other: PriceContent): boolean {
  const { vouchers: _one, ...charged } = one;
  const { vouchers: _other, ...chargedNow } = other;
  return isDeepStrictEqual(charged, chargedNow);
}

/** What somebody confirms of a price. */
interface Confirmed {
  readonly amount: Money;
  readonly acknowledged_hints: readonly string[];
}

interface Quoted {
  readonly content: PriceContent;
  readonly quoted_at: Date;
}

export interface PlacingRefusal {
  readonly error: ErrorName;
  readonly data: { reasons?: string[]; order_id?: string };
}

/** What stands against placing the order of a quote now; null where nothing does. */
export function placingRefusal(
  { amount, acknowledged_hints }: Confirmed,
  { content, quoted_at }: Quoted,
  { selection, facts }: { readonly selection: Selection; readonly facts: PricingFacts },
): PlacingRefusal | null {
  const offer = offerOf(facts, selection.order_type);
  if (offer?.open !== true) {
    const reasons = offer?.reasons ?? [];
    const order_id = reasons.find((reason) => reason.order_id !== null)?.order_id;
    return {
      error: 'type_closed',
      data: { reasons: reasons.map(({ reason }) => reason), ...(order_id != null && { order_id }) },
    };
  }
  // A quote is a promise about its own moment: days and terms are counted as of then, everything else as of now.
  const pricing = priceSelection(selection, { ...facts, now: quoted_at });
  if (pricing.kind === 'refused' || !isSamePrice(pricing.content, content)) return { error: 'quote_changed', data: {} };
  if (!isDeepStrictEqual(amount, content.amount)) return { error: 'quote_changed', data: {} };
  const open = content.reduced_version_hints.filter(({ hint_id }) => !acknowledged_hints.includes(hint_id));
  if (open.length === 0) return null;
  return { error: 'hints_unacknowledged', data: { reasons: open.map(({ hint_id }) => hint_id) } };
}
