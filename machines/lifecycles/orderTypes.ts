import type { OrderType } from '#contract/entities/product.ts';

/** What each order type asks for. Server and flow read the same table. */
export interface OrderTypeRule {
  /** Whether the person chooses a plan (or, for append, only what is added to the present one). */
  readonly choosesPlan: boolean;
  /** Whether the order refers to a product that the client has. */
  readonly needsOwnedProduct: boolean;
  /** Whether the person chooses the years; otherwise the term is that of the product or of the offer. */
  readonly choosesYears: boolean;
  /** Whether the price follows what is left of the product's term and gives credit for what is not. */
  readonly creditsUnusedTime: boolean;
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
    creditsUnusedTime: false,
    exclusive: true,
    takesRecommendation: true,
  },
  append: {
    choosesPlan: false,
    needsOwnedProduct: true,
    choosesYears: false,
    creditsUnusedTime: true,
    exclusive: false,
    takesRecommendation: false,
  },
  renew: {
    choosesPlan: false,
    needsOwnedProduct: true,
    choosesYears: true,
    creditsUnusedTime: false,
    exclusive: true,
    takesRecommendation: false,
  },
  upgrade: {
    choosesPlan: true,
    needsOwnedProduct: true,
    choosesYears: false,
    creditsUnusedTime: true,
    exclusive: true,
    takesRecommendation: false,
  },
  upgrade_renew: {
    choosesPlan: true,
    needsOwnedProduct: true,
    choosesYears: false,
    creditsUnusedTime: true,
    exclusive: true,
    takesRecommendation: false,
  },
} as const satisfies Record<OrderType, OrderTypeRule>;

/** The fixed content of the upgrade-renew offer. */
export const upgradeRenewOffer = { years: 2, accounts: 10, storage_gb: 1024, edm: 200_000 } as const;
