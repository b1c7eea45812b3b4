import { isDeepStrictEqual } from 'node:util';
import type { Selection } from '#contract/entities/selection.ts';
import type { Money } from '#contract/money.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { isFree } from '#machines/lifecycles/order.ts';
import { offerOf } from '#machines/lifecycles/selection.ts';
import type { PriceContent, PricingFacts } from './facts.ts';
import { priceSelection } from './price.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The last moment at which the price is valid, inclusive. */
export const quoteExpiryFrom = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);

export const isQuoteExpired = ({ expires_at }: { readonly expires_at: Date }, now: Date): boolean => now > expires_at;

/** The last moment at which the order can be paid, inclusive. */
export const paymentDeadlineFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

/** Only clients in mainland China get an invoice, and only if something was paid. */
export const asksForInvoice = (
  { is_oversea }: { readonly is_oversea: boolean },
  amount: Pick<Money, 'minor'>,
): boolean => !is_oversea && !isFree(amount);

/** Ignores vouchers that were only listed; a used one has a line. */
export function isSamePrice(one: PriceContent, other: PriceContent): boolean {
  const { vouchers: _one, ...charged } = one;
  const { vouchers: _other, ...chargedNow } = other;
  return isDeepStrictEqual(charged, chargedNow);
}

interface ConfirmedPrice {
  readonly amount: Money;
  readonly acknowledged_hints: readonly string[];
}

interface QuotedPrice {
  readonly content: PriceContent;
  readonly quoted_at: Date;
}

export interface PlacingRefusal {
  readonly error: ErrorName;
  readonly data: { reasons?: string[]; order_id?: string };
}

/** Null if the order can be placed. */
export function placingRefusal(
  { amount, acknowledged_hints }: ConfirmedPrice,
  { content, quoted_at }: QuotedPrice,
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
  // A quote is a promise about its own moment: days and terms count from then, everything else from now.
  const pricing = priceSelection(selection, { ...facts, now: quoted_at });
  if (pricing.kind === 'refused' || !isSamePrice(pricing.content, content)) return { error: 'quote_changed', data: {} };
  if (!isDeepStrictEqual(amount, content.amount)) return { error: 'quote_changed', data: {} };
  const open = content.reduced_version_hints.filter(({ hint_id }) => !acknowledged_hints.includes(hint_id));
  if (open.length === 0) return null;
  return { error: 'hints_unacknowledged', data: { reasons: open.map(({ hint_id }) => hint_id) } };
}
