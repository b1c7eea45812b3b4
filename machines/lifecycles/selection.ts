import type { PriceQuery } from '#contract/calls/product.ts';
import type { Quantity } from '#contract/codecs.ts';
import type { AdAccount, OrderType, OrderTypeOffer, OwnedProduct, Plan } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { Money } from '#contract/money.ts';
import { orderTypeRules, upgradeRenewOffer } from './orderTypes.ts';

export const emptySelection: Selection = {
  order_type: 'new',
  order_product_id: null,
  plan_id: null,
  years: null,
  addons: {},
  services: {},
  prepaid: null,
  invite_code: '',
  vouchers: [],
};

export interface SelectionFacts {
  readonly types: readonly OrderTypeOffer[];
  readonly prepaid: { readonly minimum: Money; readonly maximum: Money };
  readonly ad_accounts: readonly AdAccount[];
}

/** Why a selection has no price yet. Each name is also an error code of the contract, with which the server answers. */
export type SelectionReason =
  | 'type_closed'
  | 'choose_owned_product'
  | 'choose_product'
  | 'choose_plan'
  | 'choose_addition'
  | 'enter_prepaid_fee'
  | 'prepaid_fee_out_of_range'
  | 'choose_ad_account'
  | 'ad_account_not_granted';

type Condition = (facts: SelectionFacts, selection: Selection) => boolean;

const requirements: Record<SelectionReason, Condition> = {
  type_closed: (facts, { order_type }) => offerOf(facts, order_type)?.open === true,
  choose_owned_product: (facts, { order_type, order_product_id }) =>
    !orderTypeRules[order_type].needsOwnedProduct ||
    (order_product_id !== null && offerOf(facts, order_type)?.order_product_ids.includes(order_product_id) === true),
  choose_product: (_facts, { order_type, plan_id }) =>
    !orderTypeRules[order_type].choosesPlan || orderTypeRules[order_type].needsOwnedProduct || plan_id !== null,
  choose_plan: (_facts, { order_type, plan_id }) =>
    !orderTypeRules[order_type].choosesPlan || !orderTypeRules[order_type].needsOwnedProduct || plan_id !== null,
  choose_addition: (_facts, selection) => selection.order_type !== 'append' || hasAdditions(selection),
  enter_prepaid_fee: (_facts, { prepaid }) => prepaid === null || (prepaid.amount_minor ?? 0) > 0,
  prepaid_fee_out_of_range: (facts, { prepaid }) =>
    prepaid === null || prepaid.amount_minor === null || isPrepaidInRange(facts, prepaid.amount_minor),
  choose_ad_account: (_facts, { prepaid }) => prepaid === null || prepaid.cid !== null,
  ad_account_not_granted: (facts, { prepaid }) =>
    prepaid === null ||
    prepaid.cid === null ||
    facts.ad_accounts.some(({ cid, grant_status }) => cid === prepaid.cid && grant_status === 'granted'),
};

const reasonOrder = [
  'type_closed',
  'choose_owned_product',
  'choose_product',
  'choose_plan',
  'choose_addition',
  'enter_prepaid_fee',
  'prepaid_fee_out_of_range',
  'choose_ad_account',
  'ad_account_not_granted',
] as const satisfies readonly SelectionReason[];

/** The reasons against requesting a price, in the order of the page. */
export const selectionReasons = (facts: SelectionFacts, selection: Selection): readonly SelectionReason[] =>
  reasonOrder.filter((reason) => !requirements[reason](facts, selection));

/** Undefined if the store does not have the type. */
export const offerOf = (facts: Pick<SelectionFacts, 'types'>, type: OrderType): OrderTypeOffer | undefined =>
  facts.types.find((offer) => offer.type === type);

const hasAdditions = ({ addons, services, prepaid }: Selection): boolean =>
  Object.keys(addons).length > 0 || Object.keys(services).length > 0 || prepaid !== null;

const isPrepaidInRange = (facts: SelectionFacts, minor: number): boolean =>
  minor <= 0 || (minor >= facts.prepaid.minimum.minor && minor <= facts.prepaid.maximum.minor);

const toQuantityList = (counts: Readonly<Record<string, number>>): Quantity[] =>
  Object.entries(counts).map(([id, quantity]) => ({ id, quantity }));

const toQuantityById = (list: readonly Quantity[] | undefined): Record<string, number> =>
  Object.fromEntries((list ?? []).map(({ id, quantity }) => [id, quantity]));

/** Parameters of a price query that some order types fix. */
export type FixedField = 'order_product_id' | 'plan_id' | 'years' | 'invite_code';

/** Fields that the selection sets although its order type forbids it, or other than the type fixes them. */
export function forbiddenFields({ order_type, ...of }: Selection): readonly FixedField[] {
  const rule = orderTypeRules[order_type];
  const fixedYears = order_type === 'upgrade_renew' ? upgradeRenewOffer.years : null;
  const isRefused: Readonly<Record<FixedField, boolean>> = {
    order_product_id: !rule.needsOwnedProduct && of.order_product_id !== null,
    plan_id: !rule.choosesPlan && of.plan_id !== null,
    years: !rule.choosesYears && of.years !== null && of.years !== fixedYears,
    invite_code: !rule.takesRecommendation && of.invite_code !== '',
  };
  return fixedFields.filter((field) => isRefused[field]);
}

const fixedFields = ['order_product_id', 'plan_id', 'years', 'invite_code'] as const satisfies readonly FixedField[];

export interface PlanFacts extends Pick<SelectionFacts, 'types'> {
  readonly plans: readonly Pick<Plan, 'plan_id' | 'rank'>[];
  readonly products: readonly Pick<OwnedProduct, 'order_product_id' | 'plan_id'>[];
}

/** The selectable plans: never the product's current one, and for an upgrade only higher ones. */
export function selectablePlans(facts: PlanFacts, { order_type, order_product_id }: Selection): readonly string[] {
  const offered = offerOf(facts, order_type)?.plan_ids ?? [];
  const product = facts.products.find((owned) => owned.order_product_id === order_product_id);
  if (product === undefined || !orderTypeRules[order_type].needsOwnedProduct) return offered;
  const rankOf = (id: string) => facts.plans.find(({ plan_id }) => plan_id === id)?.rank;
  const present = rankOf(product.plan_id) ?? Number.MIN_SAFE_INTEGER;
  return offered.filter(
    (id) => id !== product.plan_id && (order_type !== 'upgrade' || (rankOf(id) ?? Number.MIN_SAFE_INTEGER) > present),
  );
}

/** Only what the order type lets the user choose; the recommendation code only after it was verified. */
export function priceQueryOf(
  selection: Selection,
  of: { readonly client_id: string; readonly draft_id: string; readonly invite_verified: boolean },
): PriceQuery {
  const { order_product_id, plan_id, years, prepaid, invite_code } = selection;
  const rule = orderTypeRules[selection.order_type];
  const addons = toQuantityList(selection.addons);
  const services = toQuantityList(selection.services);
  return {
    client_id: of.client_id,
    draft_id: of.draft_id,
    order_type: selection.order_type,
    ...(rule.needsOwnedProduct && order_product_id !== null && { order_product_id }),
    ...(rule.choosesPlan && plan_id !== null && { plan_id }),
    ...(rule.choosesYears && years !== null && { years }),
    ...(addons.length > 0 && { addons }),
    ...(services.length > 0 && { services }),
    ...(prepaid !== null && prepaid.cid !== null && { prepaid_cid: prepaid.cid }),
    ...(prepaid !== null && prepaid.amount_minor !== null && { prepaid_minor: prepaid.amount_minor }),
    ...(of.invite_verified && { invite_code }),
    ...(selection.vouchers.length > 0 && { vouchers: [...selection.vouchers] }),
  };
}

/** Keeps fields that the order type excludes, for `forbiddenFields`. Queries contain only a verified invite code. */
export function selectionOf(query: PriceQuery): Selection {
  const { prepaid_cid = null, prepaid_minor = null } = query;
  const prepaid =
    prepaid_cid === null && prepaid_minor === null ? null : { cid: prepaid_cid, amount_minor: prepaid_minor };
  return {
    order_type: query.order_type,
    order_product_id: query.order_product_id ?? null,
    plan_id: query.plan_id ?? null,
    years: query.years ?? null,
    addons: toQuantityById(query.addons),
    services: toQuantityById(query.services),
    prepaid,
    invite_code: query.invite_code ?? '',
    vouchers: query.vouchers ?? [],
  };
}
