import type { PriceQuery } from '#contract/calls/product.ts';
import type { Quantity } from '#contract/codecs.ts';
import type { AdAccount, OrderType, TypeOffer } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { Money } from '#contract/money.ts';
import { orderTypeRules } from './orderTypes.ts';

/** What the rules of a selection have to know of the store. */
export interface SelectionFacts {
  readonly types: readonly TypeOffer[];
  readonly prepaid: { readonly minimum: Money; readonly maximum: Money };
  readonly ad_accounts: readonly AdAccount[];
}

/** Why a selection has no price yet. Each name is a code of the wire: the server answers with the same. */
export type SelectionReason =
  | 'type_closed'
  | 'choose_owned_product'
  | 'choose_product'
  | 'choose_addition'
  | 'enter_prepaid_fee'
  | 'prepaid_fee_out_of_range'
  | 'choose_ad_account'
  | 'ad_account_not_granted';

type Condition = (facts: SelectionFacts, selection: Selection) => boolean;

const holds: Record<SelectionReason, Condition> = {
  type_closed: (facts, { order_type }) => offerOf(facts, order_type)?.open === true,
  choose_owned_product: (facts, { order_type, order_product_id }) =>
    !orderTypeRules[order_type].needsOwnedProduct ||
    (order_product_id !== null && offerOf(facts, order_type)?.order_product_ids.includes(order_product_id) === true),
  choose_product: (_facts, { order_type, plan_id }) => !orderTypeRules[order_type].choosesPlan || plan_id !== null,
  choose_addition: (_facts, selection) => selection.order_type !== 'append' || addsSomething(selection),
  enter_prepaid_fee: (_facts, { prepaid }) => prepaid === null || (prepaid.amount_minor ?? 0) > 0,
  prepaid_fee_out_of_range: (facts, { prepaid }) =>
    prepaid === null || prepaid.amount_minor === null || inRange(facts, prepaid.amount_minor),
  choose_ad_account: (_facts, { prepaid }) => prepaid === null || prepaid.cid !== null,
  ad_account_not_granted: (facts, { prepaid }) =>
    prepaid === null ||
    prepaid.cid === null ||
    facts.ad_accounts.some(({ cid, grant_status }) => cid === prepaid.cid && grant_status === 'granted'),
};

const order = [
  'type_closed',
  'choose_owned_product',
  'choose_product',
  'choose_addition',
  'enter_prepaid_fee',
  'prepaid_fee_out_of_range',
  'choose_ad_account',
  'ad_account_not_granted',
] as const satisfies readonly SelectionReason[];

/** The reasons that stand against asking for a price, in the order in which a person meets them. */
export const selectionReasons = (facts: SelectionFacts, selection: Selection): readonly SelectionReason[] =>
  order.filter((reason) => !holds[reason](facts, selection));

/** An order type as it stands for the client, if the store has it. */
export const offerOf = (facts: Pick<SelectionFacts, 'types'>, type: OrderType): TypeOffer | undefined =>
  facts.types.find((offer) => offer.type === type);

const addsSomething = ({ addons, services, prepaid }: Selection): boolean =>
  Object.keys(addons).length > 0 || Object.keys(services).length > 0 || prepaid !== null;

const inRange = (facts: SelectionFacts, minor: number): boolean =>
  minor <= 0 || (minor >= facts.prepaid.minimum.minor && minor <= facts.prepaid.maximum.minor);

const quantities = (counts: Readonly<Record<string, number>>): Quantity[] =>
  Object.entries(counts).map(([id, quantity]) => ({ id, quantity }));

const counts = (list: readonly Quantity[] | undefined): Record<string, number> =>
  Object.fromEntries((list ?? []).map(({ id, quantity }) => [id, quantity]));

/** The question for a price. The code of a recommendation goes along only where it has been verified. */
export function priceQueryOf(
  selection: Selection,
  of: { readonly client_id: string; readonly draft_id: string; readonly invite_verified: boolean },
): PriceQuery {
  const { order_product_id, plan_id, years, prepaid, invite_code } = selection;
  const addons = quantities(selection.addons);
  const services = quantities(selection.services);
  return {
    client_id: of.client_id,
    draft_id: of.draft_id,
    order_type: selection.order_type,
    ...(order_product_id !== null && { order_product_id }),
    ...(plan_id !== null && { plan_id }),
    ...(years !== null && { years }),
    ...(addons.length > 0 && { addons }),
    ...(services.length > 0 && { services }),
    ...(prepaid !== null && prepaid.cid !== null && { prepaid_cid: prepaid.cid }),
    ...(prepaid !== null && prepaid.amount_minor !== null && { prepaid_minor: prepaid.amount_minor }),
    ...(of.invite_verified && { invite_code }),
    ...(selection.vouchers.length > 0 && { vouchers: [...selection.vouchers] }),
  };
}

/** The selection that a question for a price holds. */
export function selectionOf(query: PriceQuery): Selection {
  const { prepaid_cid = null, prepaid_minor = null } = query;
  const prepaid =
    prepaid_cid === null && prepaid_minor === null ? null : { cid: prepaid_cid, amount_minor: prepaid_minor };
  return {
    order_type: query.order_type,
    order_product_id: query.order_product_id ?? null,
    plan_id: query.plan_id ?? null,
    years: query.years ?? null,
    addons: counts(query.addons),
    services: counts(query.services),
    prepaid,
    invite_code: query.invite_code ?? '',
    vouchers: query.vouchers ?? [],
  };
}
