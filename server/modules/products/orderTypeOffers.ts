import type { Addon, OrderType, OrderTypeOffer, OrderTypeReason, Plan } from '#contract/entities/product.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import type { PendingOrder } from '../orders/index.ts';
import type { HeldProduct } from '../pricing/index.ts';

/** Sold only by the upgrade-renew offer. */
export const upgradeRenewPlanId = 'upgrade-renew';

export interface OrderTypeFacts {
  readonly plans: readonly Plan[];
  readonly addons: readonly Addon[];
  readonly products: readonly HeldProduct[];
  /** Whether the client may renew and upgrade. */
  readonly could_buy: boolean;
  readonly has_ad_accounts: boolean;
  /** To be paid or activated before another order of the exclusive types. */
  readonly pending_order: PendingOrder | null;
}

const pendingReasons = {
  unpaid: 'unpaid_order_pending',
  being_paid: 'payment_pending',
  paid: 'paid_order_pending',
} as const satisfies Record<PendingOrder['standing'], OrderTypeReason>;

/** Pure. The list of types, the price and placing must all use it. */
export const orderTypeOffers = (facts: OrderTypeFacts): OrderTypeOffer[] =>
  orderTypes.map((type) => offerFor(type, facts));

function offerFor(type: OrderType, facts: OrderTypeFacts): OrderTypeOffer {
  const rule = orderTypeRules[type];
  const reasons: OrderTypeOffer['reasons'] = reasonsAgainst(type, facts).map((reason) => ({ reason, order_id: null }));
  if (rule.exclusive && facts.pending_order !== null) {
    const { order_id, standing } = facts.pending_order;
    reasons.push({ reason: pendingReasons[standing], order_id });
  }
  return {
    type,
    open: reasons.length === 0,
    reasons,
    order_product_ids: productsFor[type](facts).map(({ order_product_id }) => order_product_id),
    plan_ids: plansFor[type](facts).map(({ plan_id }) => plan_id),
    addon_ids: facts.addons.map(({ addon_id }) => addon_id),
    prepaid: facts.has_ad_accounts,
  };
}

function reasonsAgainst(type: OrderType, facts: OrderTypeFacts): OrderTypeReason[] {
  const active = facts.products.filter(isActive);
  if (type === 'new') return active.length > 0 ? ['has_active_plan'] : [];
  const candidates = type === 'renew' ? facts.products : active;
  const reasons: OrderTypeReason[] = [];
  if (candidates.length === 0) reasons.push('no_plan_yet');
  if (type === 'append') return reasons;
  if (!facts.could_buy) reasons.push('could_not_buy');
  if (candidates.length === 0) return reasons;
  if (candidates.every(({ is_buyout }) => is_buyout)) reasons.push('buyout_has_no_term');
  else if (productsFor[type](facts).length === 0)
    reasons.push(type === 'upgrade' ? 'no_higher_version' : 'has_offered_plan');
  return reasons;
}

const isActive = ({ status }: HeldProduct): boolean => status === 'active';
const hasTerm = ({ is_buyout }: HeldProduct): boolean => !is_buyout;
const rankOf = (facts: OrderTypeFacts, planId: string): number =>
  facts.plans.find(({ plan_id }) => plan_id === planId)?.rank ?? Number.MAX_SAFE_INTEGER;

/** Plans that are sold on their own and for a term. */
const isOrdinaryPlan = ({ plan_id, is_buyout }: Plan): boolean => plan_id !== upgradeRenewPlanId && !is_buyout;

const higherPlans = (facts: OrderTypeFacts, product: HeldProduct): Plan[] =>
  facts.plans.filter((plan) => isOrdinaryPlan(plan) && plan.rank > rankOf(facts, product.plan_id));

/** An expired product can be renewed only while none is active. */
const productsFor = {
  new: () => [],
  append: ({ products }) => products.filter(isActive),
  renew: ({ products }) => {
    const active = products.filter(isActive);
    return (active.length > 0 ? active : products).filter(hasTerm);
  },
  upgrade: (facts) =>
    facts.products.filter((product) => isActive(product) && hasTerm(product) && higherPlans(facts, product).length > 0),
  upgrade_renew: ({ products }) =>
    products.filter((product) => isActive(product) && hasTerm(product) && product.plan_id !== upgradeRenewPlanId),
} satisfies Record<OrderType, (facts: OrderTypeFacts) => HeldProduct[]>;

const plansFor = {
  new: ({ plans }) => plans.filter(({ plan_id }) => plan_id !== upgradeRenewPlanId),
  append: () => [],
  renew: () => [],
  upgrade: (facts) =>
    facts.plans.filter((plan) =>
      productsFor.upgrade(facts).some((product) => higherPlans(facts, product).includes(plan)),
    ),
  upgrade_renew: ({ plans }) => plans.filter(({ plan_id }) => plan_id === upgradeRenewPlanId),
} satisfies Record<OrderType, (facts: OrderTypeFacts) => Plan[]>;
