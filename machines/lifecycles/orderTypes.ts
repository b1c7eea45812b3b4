import type { OrderType, OrderTypeReason } from '#contract/entities/product.ts';

/** Rules per order type, shared by server and flow. */
export interface OrderTypeRule {
  /** Whether the user chooses a plan; append adds to the current one. */
  readonly choosesPlan: boolean;
  readonly needsOwnedProduct: boolean;
  /** Whether the user chooses the years; otherwise the term is that of the product or of the offer. */
  readonly choosesYears: boolean;
  /** Whether the purchase ends with the product's term, and the elapsed days of that term are not charged. */
  readonly creditsElapsedTime: boolean;
  /** Whose unused days are credited: those of the replaced plan, or of its add-ons as well; null for neither. */
  readonly creditsUnused: 'plan' | 'plan_and_addons' | null;
  /** Whether a client can have only one unpaid order of all exclusive types together. */
  readonly exclusive: boolean;
  /** Whether a recommendation counts; it reduces only a first plan. */
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

export const upgradeRenewOffer = { years: 2, accounts: 10, storage_gb: 1024, edm: 200_000 } as const;

/** Alternatives for a client to whom a type is closed, by the reason, the most likely first. */
export const alternativeOrderTypes = {
  has_active_plan: ['append', 'upgrade', 'renew'],
  no_plan_yet: ['renew', 'new'],
  could_not_buy: [],
  unpaid_order_pending: [],
  payment_pending: [],
  paid_order_pending: [],
  no_higher_version: ['renew', 'append'],
  has_offered_plan: ['renew', 'append'],
  buyout_has_no_term: ['append', 'upgrade'],
} as const satisfies Record<OrderTypeReason, readonly OrderType[]>;
