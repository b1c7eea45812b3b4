import type { Quote } from '#contract/entities/order.ts';
import type { Addon, OwnedProduct, Plan, Service, Voucher } from '#contract/entities/product.ts';
import type { Currency } from '#contract/money.ts';
import type { HeldAddon } from '#machines/lifecycles/brought.ts';
import type { SelectionFacts } from '#machines/lifecycles/selection.ts';

/** A product of the client with what its price rules have to know: what its present term was worth. */
export interface HeldProduct extends Omit<OwnedProduct, 'addons'> {
  /** Years of the present term; null for a buyout. */
  readonly term_years: number | null;
  /** What the plan costs for the whole of the present term, after the discount for its years, in minor units. */
  readonly plan_term_value: number;
  readonly held_addons: readonly HeldAddon[];
}

/** What a recommendation code turned out to be. */
export type InviteFinding =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'own' }
  | { readonly kind: 'other'; readonly percent: number };

/** Everything that a price depends on, besides the selection. All amounts are in `currency`. */
export interface PricingFacts extends SelectionFacts {
  readonly now: Date;
  readonly currency: Currency;
  readonly plans: readonly Plan[];
  readonly addons: readonly Addon[];
  /** Keyed by the plan that they belong to. */
  readonly services: Readonly<Record<string, readonly Service[]>>;
  readonly products: readonly HeldProduct[];
  /** All vouchers that the client holds or has held, of agencies and its own. */
  readonly vouchers: readonly Voucher[];
  /** What the selection's recommendation code is; null where it has none. */
  readonly invite: InviteFinding | null;
}

/** A quote before it has a name and an expiry. */
export type PriceContent = Omit<Quote, 'quote_id' | 'expires_at'>;
