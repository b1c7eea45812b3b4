import type { Quote } from '#contract/entities/order.ts';
import type { Addon, OwnedProduct, Plan, Service, Voucher } from '#contract/entities/product.ts';
import type { Currency } from '#contract/money.ts';
import type { HeldAddon } from '#machines/lifecycles/activationResult.ts';
import type { SelectionFacts } from '#machines/lifecycles/selection.ts';

export interface HeldProduct extends Omit<OwnedProduct, 'addons'> {
  /** Null for a buyout. */
  readonly term_years: number | null;
  /** For the whole present term after the discount for several years, in minor units. */
  readonly plan_term_value: number;
  readonly held_addons: readonly HeldAddon[];
}

export type RecommendationFinding =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'own' }
  | { readonly kind: 'other'; readonly percent: number };

/** All amounts are in `currency`. */
export interface PricingFacts extends SelectionFacts {
  readonly now: Date;
  readonly currency: Currency;
  readonly plans: readonly Plan[];
  readonly addons: readonly Addon[];
  /** By plan id. */
  readonly services: Readonly<Record<string, readonly Service[]>>;
  readonly products: readonly HeldProduct[];
  /** Includes used and expired vouchers. */
  readonly vouchers: readonly Voucher[];
  /** Null if the selection has no recommendation code. */
  readonly invite: RecommendationFinding | null;
}

export type PriceContent = Omit<Quote, 'quote_id' | 'expires_at'>;
