import type { OrderType, TypeReason } from '#contract/entities/product.ts';

/** What each order type asks for. Server and flow read the same table. */
export interface OrderTypeRule {
  /** Whether the person chooses a plan (or, for append, only what is added to the present one). */
  readonly choosesPlan: boolean;
  /** Whether the order refers to a product that the client has. */
  readonly needsOwnedProduct: boolean;
  /** Whether the person chooses the years; otherwise the term is that of the product or of the offer. */
  readonly choosesYears: boolean;
  /** Whether what is bought ends with the term of the product, and is not paid for the days that have passed. */
  readonly creditsElapsedTime: boolean;
  /** Of what the unused days are credited: of the plan that is replaced, or of its add-ons as well; null for neither. */
  readonly creditsUnused: 'plan' | 'plan_and_addons' | null;
  /** Whether an unpaid order of any of these types keeps the client from placing another of any of them. */
  readonly exclusive: boolean;
  /** Whether a recommendation counts: it takes something off a first plan only. */
  readonly takesRecommendation: boolean;
}

export const orderTypeRules = {
  new: {
    choosesPlan: true,
    needsOwnedProduct: false,
    choosesYears: true,
    creditsElapsedTime: false,
    creditsUnused: null,
    exclusive: true,
    takesRecommendation: true,
  },
  append: {
    choosesPlan: false,
    needsOwnedProduct: true,
    choosesYears: false,
    creditsElapsedTime: true,
    creditsUnused: null,
    exclusive: false,
    takesRecommendation: false,
  },
  renew: {
    choosesPlan: false,
    needsOwnedProduct: true,
    choosesYears: true,
    creditsElapsedTime: false,
    creditsUnused: null,
    exclusive: true,
    takesRecommendation: false,
  },
  upgrade: {
    choosesPlan: true,
    needsOwnedProduct: true,
    choosesYears: false,
    creditsElapsedTime: true,
    creditsUnused: 'plan',
    exclusive: true,
    takesRecommendation: false,
  },
  upgrade_renew: {
    choosesPlan: true,
    needsOwnedProduct: true,
    choosesYears: false,
    creditsElapsedTime: false,
    creditsUnused: 'plan_and_addons',
    exclusive: true,
    takesRecommendation: false,
  },
} as const satisfies Record<OrderType, OrderTypeRule>;

/** The fixed content of the upgrade-renew offer. */
export const upgradeRenewOffer = { years: 2, accounts: 10, storage_gb: 1024, edm: 200_000 } as const;

/** The order types that serve somebody for whom another one is closed, by the reason, the likeliest first. */
export const orderTypesInstead = {
  has_active_plan: ['append', 'upgrade', 'renew'],
  no_plan_yet: ['renew', 'new'],
  could_not_buy: [],
  unpaid_order_pending: [],
  payment_pending: [],
  paid_order_pending: [],
  no_higher_version: ['renew', 'append'],
  has_offered_plan: ['renew', 'append'],
  buyout_has_no_term: ['append', 'upgrade'],
} as const satisfies Record<TypeReason, readonly OrderType[]>;
