import type { Addon, Plan, Service } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { orderTypeRules, upgradeRenewOffer } from '#machines/lifecycles/orderTypes.ts';
import { offerOf, selectablePlans } from '#machines/lifecycles/selection.ts';
import type { HeldProduct, PricingFacts } from './facts.ts';

/** A selection whose items exist and whose quantities are allowed. */
export interface Basket {
  readonly selection: Selection;
  /** Null for a new product. */
  readonly product: HeldProduct | null;
  /** The chosen plan, or that of the product. */
  readonly plan: Plan;
  /** For items that are priced per year. */
  readonly years: number;
  readonly addons: readonly { readonly addon: Addon; readonly quantity: number }[];
  readonly services: readonly { readonly service: Service; readonly quantity: number }[];
}

type FoundOrRefused<T> = { readonly found: T } | { readonly refused: ErrorName };

/** Refuses items that do not exist or are not offered for this order type. */
export function basketOf(selection: Selection, facts: PricingFacts): FoundOrRefused<Basket> {
  const rule = orderTypeRules[selection.order_type];
  const product =
    facts.products.find(({ order_product_id }) => order_product_id === selection.order_product_id) ?? null;
  const held = rule.needsOwnedProduct ? product : null;
  const plan = planOf(selection, facts, held);
  if (plan === undefined) return { refused: 'product_unavailable' };
  const years = yearsOf(selection, plan, held);
  if (years === null) return { refused: 'quantity_out_of_range' };

  const offered = offerOf(facts, selection.order_type)?.addon_ids ?? [];
  const addons = pick(
    selection.addons,
    facts.addons.filter(({ addon_id }) => offered.includes(addon_id)),
    (addon) => addon.addon_id,
  );
  if ('refused' in addons) return addons;
  const services = pick(selection.services, facts.services[plan.plan_id] ?? [], (service) => service.service_id);
  if ('refused' in services) return services;

  return {
    found: {
      selection,
      product: held,
      plan,
      years,
      addons: addons.found.map(({ item, quantity }) => ({ addon: item, quantity })),
      services: services.found.map(({ item, quantity }) => ({ service: item, quantity })),
    },
  };
}

function planOf(selection: Selection, facts: PricingFacts, product: HeldProduct | null): Plan | undefined {
  const byId = (id: string | null) => facts.plans.find(({ plan_id }) => plan_id === id);
  if (!orderTypeRules[selection.order_type].choosesPlan) return byId(product?.plan_id ?? null);
  const plan = byId(selection.plan_id);
  return plan !== undefined && selectablePlans(facts, selection).includes(plan.plan_id) ? plan : undefined;
}

/** Null if the plan is not sold for that many years. */
function yearsOf(selection: Selection, plan: Plan, product: HeldProduct | null): number | null {
  if (selection.order_type === 'upgrade_renew') return upgradeRenewOffer.years;
  if (!orderTypeRules[selection.order_type].choosesYears) return product?.term_years ?? 1;
  const [least = 1] = plan.years;
  const years = selection.years ?? least;
  if (plan.is_buyout) return years === 1 ? 1 : null;
  return plan.years.includes(years) ? years : null;
}

function pick<Item extends { readonly max_quantity: number }>(
  quantities: Readonly<Record<string, number>>,
  items: readonly Item[],
  idOf: (item: Item) => string,
): FoundOrRefused<{ item: Item; quantity: number }[]> {
  const wanted = Object.entries(quantities);
  if (wanted.some(([id]) => !items.some((item) => idOf(item) === id))) return { refused: 'product_unavailable' };
  // In the order of the catalogue, so that equal selections have equal lines.
  const found = items.flatMap((item) => {
    const entry = wanted.find(([id]) => id === idOf(item));
    return entry === undefined ? [] : [{ item, quantity: entry[1] }];
  });
  const isAllowed = ({ item, quantity }: { item: Item; quantity: number }) =>
    Number.isInteger(quantity) && quantity >= 1 && quantity <= item.max_quantity;
  return found.every(isAllowed) ? { found } : { refused: 'quantity_out_of_range' };
}
