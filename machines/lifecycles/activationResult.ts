import type { PriceLine } from '#contract/entities/order.ts';
import type { Addon, Allowance, HeldQuantity, OrderType, Plan } from '#contract/entities/product.ts';
import { addonEffectOf, allowanceWithAddons } from './addons.ts';
import { addYears, wholeDays } from './productTerms.ts';

/** `term_value` is its price for the product's whole term, in minor units. */
export interface HeldAddon extends HeldQuantity {
  readonly term_value: number;
}

export interface ProductInUse {
  readonly plan_id: string;
  readonly starts_at: Date;
  /** Null for a buyout, which has no term. */
  readonly ends_at: Date | null;
  readonly term_years: number | null;
  /** Price of the plan for the whole term, after the multi-year discount, in minor units. */
  readonly plan_term_value: number;
  readonly held_addons: readonly HeldAddon[];
  readonly allowance: Allowance;
}

export interface ActivationBasis {
  readonly order_type: OrderType;
  readonly lines: readonly PriceLine[];
  readonly plans: readonly Pick<Plan, 'plan_id' | 'is_buyout' | 'allowance'>[];
  readonly addons: readonly Pick<Addon, 'addon_id' | 'kind' | 'unit_size' | 'per_year'>[];
  /** The order's product as it is now; null if the order has none, or the product no longer exists. */
  readonly product: ProductInUse | null;
}

export interface ActivationResult {
  readonly product: ProductInUse;
  /** The period of the ordered items; `until` is null without an end. */
  readonly from: Date;
  readonly until: Date | null;
}

/**
 * The result of activating an order at a moment: its term begins then, or at the end of the current one. Credits stay
 * as charged, even if that moment differs from the quote's. Null if the product is missing or has ended, so that
 * nothing can be added to it.
 */
export function activationResultOf(basis: ActivationBasis, now: Date): ActivationResult | null {
  const planLine = basis.lines.find(({ kind }) => kind === 'plan');
  const plan_id = planLine?.ref ?? basis.product?.plan_id;
  const plan = basis.plans.find((each) => each.plan_id === plan_id);
  if (plan === undefined) return null;
  return resultByOrderType[basis.order_type]({ ...basis, plan, planLine, now });
}

interface ResolvedActivation extends ActivationBasis {
  readonly plan: ActivationBasis['plans'][number];
  readonly planLine: PriceLine | undefined;
  readonly now: Date;
}

const resultByOrderType: Readonly<Record<OrderType, (order: ResolvedActivation) => ActivationResult | null>> = {
  new: startNewTerm,
  upgrade_renew: (order) => {
    const { product } = order;
    return product === null ? null : startNewTerm(order, stayingAddons(order, product));
  },
  append: (order) => {
    const { product, now } = order;
    if (product === null || hasTermEnded(product, now)) return null;
    const held = mergeAddons(product.held_addons, addonsIn(order));
    return resultWithAllowance(order, { ...product, held_addons: held }, { from: now, until: product.ends_at });
  },
  upgrade: (order) => {
    const { product, plan, now } = order;
    if (product === null || hasTermEnded(product, now)) return null;
    const held = mergeAddons(product.held_addons, addonsIn(order));
    const upgraded = { ...product, plan_id: plan.plan_id, plan_term_value: planValue(order), held_addons: held };
    return resultWithAllowance(order, upgraded, { from: now, until: product.ends_at });
  },
  renew: (order) => {
    const { product, planLine, now } = order;
    const years = planLine?.years ?? null;
    if (product === null || years === null) return null;
    const isEnded = hasTermEnded(product, now) || product.ends_at === null;
    const from = isEnded ? now : (product.ends_at ?? now);
    const until = addYears(from, years);
    const goesOn = renewedAddons(order, product, isEnded);
    const renewed = isEnded
      ? { starts_at: now, term_years: years, plan_term_value: planValue(order) }
      : {
          starts_at: product.starts_at,
          term_years: (product.term_years ?? 0) + years,
          plan_term_value: product.plan_term_value + planValue(order),
        };
    return resultWithAllowance(order, { ...product, ...renewed, ends_at: until, held_addons: goesOn }, { from, until });
  },
};

const hasTermEnded = ({ ends_at }: ProductInUse, now: Date): boolean => ends_at !== null && ends_at <= now;

/** A term that begins immediately and replaces the previous one, except for the add-ons that stay. */
function startNewTerm(order: ResolvedActivation, staying: readonly HeldAddon[] = []): ActivationResult {
  const { plan, planLine, now } = order;
  const years = plan.is_buyout ? null : (planLine?.years ?? 1);
  const until = years === null ? null : addYears(now, years);
  const product = {
    plan_id: plan.plan_id,
    starts_at: now,
    ends_at: until,
    term_years: years,
    plan_term_value: planValue(order),
    held_addons: mergeAddons(staying, addonsIn(order)),
  };
  return resultWithAllowance(order, product, { from: now, until });
}

const resultWithAllowance = (
  { plan, addons }: ResolvedActivation,
  product: Omit<ProductInUse, 'allowance'>,
  term: Omit<ActivationResult, 'product'>,
): ActivationResult => {
  const held = product.held_addons.flatMap(({ addon_id, quantity }) => {
    const addon = addons.find((each) => each.addon_id === addon_id);
    return addon === undefined ? [] : [{ addon, quantity }];
  });
  return { ...term, product: { ...product, allowance: allowanceWithAddons(plan.allowance, held) } };
};

/** Price of the ordered plan for its term, after the multi-year discount. */
const planValue = ({ lines }: Pick<ResolvedActivation, 'lines'>): number =>
  lines.filter(({ kind }) => kind === 'plan' || kind === 'discount').reduce((sum, { amount }) => sum + amount.minor, 0);

/** An add-on without a term has the value 0: it has no unused days to credit. */
const addonsIn = ({ lines }: Pick<ResolvedActivation, 'lines'>): readonly HeldAddon[] =>
  lines
    .filter(({ kind }) => kind === 'addon')
    .map(({ ref, quantity, years, amount }) => ({
      addon_id: ref,
      quantity,
      term_value: years === null ? 0 : amount.minor,
    }));

/** Merges entries of the same add-on. */
function mergeAddons(held: readonly HeldAddon[], more: readonly HeldAddon[]): readonly HeldAddon[] {
  const added = held.map((one) => {
    const other = more.find(({ addon_id }) => addon_id === one.addon_id);
    if (other === undefined) return one;
    return { ...one, quantity: one.quantity + other.quantity, term_value: one.term_value + other.term_value };
  });
  return [...added, ...more.filter(({ addon_id }) => !held.some((one) => one.addon_id === addon_id))];
}

/**
 * The order's lines name the add-ons that continue. Yearly add-ons bought since then stay until the current term ends
 * and continue too, so that renewing early loses nothing in use. Add-ons without a term stay.
 */
function renewedAddons(order: ResolvedActivation, product: ProductInUse, isEnded: boolean): readonly HeldAddon[] {
  const isTermed = hasTerm(order);
  const ordered = addonsIn(order);
  const running = isEnded ? [] : product.held_addons.filter(isTermed);
  const goingOn = mergeAddons(running, ordered.filter(isTermed)).map((one) => ({
    ...one,
    quantity: Math.max(quantityIn(running, one), quantityIn(ordered, one)),
  }));
  const bought = ordered.filter((one) => !isTermed(one));
  return [...goingOn, ...mergeAddons(stayingAddons(order, product), bought)];
}

const stayingAddons = (
  { order_type, addons }: ResolvedActivation,
  { held_addons }: ProductInUse,
): readonly HeldAddon[] =>
  held_addons.filter(({ addon_id }) => {
    const addon = addons.find((each) => each.addon_id === addon_id);
    return addon === undefined || addonEffectOf(order_type, addon) === 'stays';
  });

const hasTerm =
  ({ addons }: ResolvedActivation) =>
  ({ addon_id }: HeldAddon): boolean =>
    addons.find((each) => each.addon_id === addon_id)?.per_year === true;

const quantityIn = (addons: readonly HeldAddon[], { addon_id }: HeldAddon): number =>
  addons.find((each) => each.addon_id === addon_id)?.quantity ?? 0;

/** Null if the period has no end. */
export const daysOfTerm = ({ from, until }: Pick<ActivationResult, 'from' | 'until'>): number | null =>
  until === null ? null : wholeDays(from, until);
