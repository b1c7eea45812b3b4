import type { Addon, Allowance, HeldQuantity, OrderType } from '#contract/entities/product.ts';

/** The effect of an order on an add-on of its product. `renewed` is charged. */
export type AddonEffect = 'stays' | 'renewed' | 'ends';

/** One-off add-ons outlive every plan; yearly ones continue if the plan does. */
export function addonEffectOf(order_type: OrderType, { per_year }: Pick<Addon, 'per_year'>): AddonEffect {
  if (!per_year) return 'stays';
  return yearlyAddonEffects[order_type];
}

const yearlyAddonEffects = {
  new: 'stays',
  append: 'stays',
  renew: 'renewed',
  upgrade: 'stays',
  upgrade_renew: 'ends',
} as const satisfies Record<OrderType, AddonEffect>;

export interface AddonWithQuantity<Item> {
  readonly addon: Item;
  readonly quantity: number;
}

/** A renewal includes the product's yearly add-ons, and may add to them; any other order has only the chosen ones. */
export function addonsOrdered<Item extends Pick<Addon, 'addon_id' | 'per_year'>>(
  catalogue: readonly Item[],
  of: {
    readonly order_type: OrderType;
    readonly chosen: Readonly<Record<string, number>>;
    readonly held: readonly HeldQuantity[];
  },
): readonly AddonWithQuantity<Item>[] {
  return catalogue.flatMap((addon) => {
    const { addon_id } = addon;
    const held =
      addonEffectOf(of.order_type, addon) === 'renewed'
        ? (of.held.find((one) => one.addon_id === addon_id)?.quantity ?? 0)
        : 0;
    const quantity = held + (of.chosen[addon_id] ?? 0);
    return quantity > 0 ? [{ addon, quantity }] : [];
  });
}

const allowanceFieldByKind = {
  accounts: 'accounts',
  storage: 'storage_gb',
  edm: 'edm',
  api: 'api_calls',
  buyout: null,
} as const satisfies Record<Addon['kind'], keyof Allowance | null>;

export function allowanceWithAddons(
  own: Allowance,
  addons: readonly { readonly addon: Pick<Addon, 'kind' | 'unit_size'>; readonly quantity: number }[],
): Allowance {
  const sums = { ...own };
  for (const { addon, quantity } of addons) {
    const part = allowanceFieldByKind[addon.kind];
    if (part !== null) sums[part] += addon.unit_size * quantity;
  }
  return sums;
}
