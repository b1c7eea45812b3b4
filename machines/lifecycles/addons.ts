import type { Addon, Allowance, HeldQuantity, OrderType } from '#contract/entities/product.ts';

/** What is ordered of add-ons, and how many of each, in the order of the catalogue. */
interface Ordered<Item> {
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
): readonly Ordered<Item>[] {
  return catalogue.flatMap((addon) => {
    const { addon_id, per_year } = addon;
    const goesOn = of.order_type === 'renew' && per_year;
    const held = goesOn ? (of.held.find((one) => one.addon_id === addon_id)?.quantity ?? 0) : 0;
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
