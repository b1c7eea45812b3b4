import type { Addon, Allowance, HeldQuantity, OrderType } from '#contract/entities/product.ts';

/** What becomes of an add-on that a product has, by an order about the product: it stays as it is, is renewed for a price, or ends. */
export type AddonFate = 'stays' | 'renewed' | 'ends';

/** What is bought for good outlives every plan; what is priced by the year goes on with a plan that goes on. */
export function fateOfAddon(order_type: OrderType, { per_year }: Pick<Addon, 'per_year'>): AddonFate {
  if (!per_year) return 'stays';
  return yearlyFates[order_type];
}

const yearlyFates = {
  new: 'stays',
  append: 'stays',
  renew: 'renewed',
  upgrade: 'stays',
  upgrade_renew: 'ends',
} as const satisfies Record<OrderType, AddonFate>;

/** An add-on, and how many there are of it. */
export interface CountedAddon<Item> {
  readonly addon: Item;
  readonly quantity: number;
}

/**
 * The add-ons of an order. Renewing goes on with those of the product that are priced by the year, and may add to them;
 * any other order has those that were chosen.
 */
export function addonsOrdered<Item extends Pick<Addon, 'addon_id' | 'per_year'>>(
  catalogue: readonly Item[],
  of: {
    readonly order_type: OrderType;
    readonly chosen: Readonly<Record<string, number>>;
    readonly held: readonly HeldQuantity[];
  },
): readonly CountedAddon<Item>[] {
  return catalogue.flatMap((addon) => {
    const { addon_id } = addon;
    const held =
      fateOfAddon(of.order_type, addon) === 'renewed'
        ? (of.held.find((one) => one.addon_id === addon_id)?.quantity ?? 0)
        : 0;
    const quantity = held + (of.chosen[addon_id] ?? 0);
    return quantity > 0 ? [{ addon, quantity }] : [];
  });
}

/** Which part of an allowance an add-on adds to. */
const allowanceOf = {
  accounts: 'accounts',
  storage: 'storage_gb',
  edm: 'edm',
  api: 'api_calls',
  buyout: null,
} as const satisfies Record<Addon['kind'], keyof Allowance | null>;

/** An allowance together with what add-ons bring to it. */
export function withAddons(
  own: Allowance,
  addons: readonly { readonly addon: Pick<Addon, 'kind' | 'unit_size'>; readonly quantity: number }[],
): Allowance {
  const sums = { ...own };
  for (const { addon, quantity } of addons) {
    const part = allowanceOf[addon.kind];
    if (part !== null) sums[part] += addon.unit_size * quantity;
  }
  return sums;
}
