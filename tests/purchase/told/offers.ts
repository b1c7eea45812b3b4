import type { QuotedVoucher } from '#contract/entities/order.ts';
import type { OrderType, OwnedProduct, Plan, TypeOffer } from '#contract/entities/product.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import { servicesOnOffer, yearsOnOffer } from '#machines/flows/purchase/selection.ts';
import type { PersonEvent } from '#machines/flows/purchase/types.ts';
import type { Standing } from './standing.ts';
import { allowanceWords, counted, day, either, fill, moment, money, typeWords } from './words.ts';

/** A radio button, checkbox or switch: what it says, whether it is chosen, whether it is switched off. */
export interface Option {
  readonly says: string;
  readonly chosen: boolean;
  readonly off: boolean;
}

/** A field for a number, with all that is said beside it. */
export interface Quantity {
  readonly name: string;
  readonly says: string;
  readonly value: string;
  readonly most: string;
}

/** A field to type into or to select from. */
export interface Field {
  readonly name: string;
  readonly value: string;
  readonly options: readonly string[];
}

const summaries = {
  new: 'Your first plan, or a new one after the last has ended',
  append: 'More accounts, storage, mail or API calls for a plan you have',
  renew: 'The same plan, for more years',
  upgrade: 'Another plan for the rest of the term; unused time is credited',
  upgrade_renew: 'Another plan and a new term of 2 years in one order',
} as const satisfies Record<OrderType, string>;

const voucherWords = {
  expired: 'It has expired.',
  not_yet_valid: 'It is not valid yet.',
  used: 'It has been used already.',
  wrong_currency: 'It is in another currency.',
  below_minimum: 'The price is below its minimum.',
  wrong_type: 'It does not apply to this order type.',
  wrong_plan: 'It does not apply to this plan.',
  not_combinable: 'Only one agency voucher can be used in an order.',
  nothing_left: 'The other vouchers already cover the whole price.',
} as const satisfies Record<NonNullable<QuotedVoucher['reason']>, string>;

const rules = {
  new: { plan: true, owned: false },
  append: { plan: false, owned: true },
  renew: { plan: false, owned: true },
  upgrade: { plan: true, owned: true },
  upgrade_renew: { plan: true, owned: true },
} as const satisfies Record<OrderType, { readonly plan: boolean; readonly owned: boolean }>;

interface Store extends Standing {
  readonly facts: StoreFacts;
  readonly offer: TypeOffer;
}

function storeOf(standing: Standing): Store {
  const { context } = standing;
  const { facts } = context;
  const offer = facts?.types.find(({ type }) => type === context.selection.order_type);
  if (facts === null || offer === undefined) throw new Error('Nothing is on offer');
  return { ...standing, facts, offer };
}

/** An option that is on while the machine accepts what choosing it would send. */
const option = ({ can }: Standing, says: string, chosen: boolean, event: PersonEvent): Option => ({
  says,
  chosen,
  off: !chosen && !can(event),
});

/** Everything that can be chosen, in the order of the page. */
export function options(standing: Standing): readonly Option[] {
  const { say, context } = standing;
  const store = storeOf(standing);
  const { plan, owned } = rules[context.selection.order_type];
  return [
    ...typeOptions(store),
    ...(owned ? productOptions(store) : []),
    ...(plan ? planOptions(store) : []),
    ...yearsOptions(store),
    ...(store.offer.prepaid
      ? [{ says: say('Prepay for advertising'), chosen: context.selection.prepaid !== null, off: false }]
      : []),
    ...voucherOptions(store),
  ];
}

const typeOptions = (store: Store): readonly Option[] =>
  store.facts.types.map(({ type }) => {
    const says = store.say(typeWords[type]) + store.say(summaries[type]);
    return option(store, says, type === store.context.selection.order_type, { type: 'type.choose', order_type: type });
  });

function productOptions(store: Store): readonly Option[] {
  const { say, facts, offer, context } = store;
  const until = ({ ends_at, status }: OwnedProduct) => {
    if (ends_at === null) return say('No end');
    if (status === 'expired') return fill(say('expired on {end}'), { end: day(ends_at) });
    return fill(say('until {end}'), { end: moment(ends_at) });
  };
  return facts.products
    .filter(({ order_product_id }) => offer.order_product_ids.includes(order_product_id))
    .map((product) => {
      const { order_product_id, name, allowance } = product;
      const says = name.en + until(product) + allowanceWords(say, allowance);
      const chosen = order_product_id === context.selection.order_product_id;
      return option(store, says, chosen, { type: 'product.choose', order_product_id });
    });
}

function planOptions(store: Store): readonly Option[] {
  const { say, facts, offer, context } = store;
  const price = (plan: Plan) => money(plan.price) + say(plan.is_buyout ? 'once' : 'a year');
  return facts.plans
    .filter(({ plan_id }) => offer.plan_ids.includes(plan_id))
    .toSorted((one, other) => one.rank - other.rank)
    .map((plan) => {
      const { plan_id, name, summary } = plan;
      const says = name.en + price(plan) + summary.en;
      return option(store, says, plan_id === context.selection.plan_id, { type: 'plan.choose', plan_id });
    });
}

function yearsOptions(store: Store): readonly Option[] {
  const { selection } = store.context;
  const years = yearsOnOffer(store.facts, selection);
  if (years.length === 1) return [];
  return years.map((count) =>
    option(store, counted(count, 'year'), count === selection.years, { type: 'years.set', years: count }),
  );
}

/** Whatever is chosen cannot lift these. */
const lasting: readonly QuotedVoucher['reason'][] = ['expired', 'used', 'not_yet_valid', 'wrong_currency'];

function voucherOptions(store: Store): readonly Option[] {
  const { selection, quote, previous_quote } = store.context;
  const known = (quote ?? previous_quote)?.vouchers;
  if (known === undefined) return [];
  return [known.agency_vouchers, known.client_vouchers]
    .flatMap((list) => [
      ...list.filter(({ reason }) => !lasting.includes(reason)),
      ...list.filter(({ reason }) => lasting.includes(reason)),
    ])
    .map((voucher) => {
      const { voucher_id } = voucher;
      const chosen = selection.vouchers.includes(voucher_id);
      return option(store, voucherSays(store, voucher), chosen, { type: 'voucher.apply', voucher_id });
    });
}

function voucherSays(store: Store, voucher: QuotedVoucher): string {
  const { say } = store;
  const { name, worth, minimum, reason, valid_from, valid_until } = voucher;
  const off =
    worth.kind === 'percent'
      ? fill(say('{percent}% off'), { percent: worth.percent })
      : fill(say('{amount} off'), { amount: money(worth.amount) });
  const least = minimum === null ? '' : `${fill(say('from {least}'), { least: money(minimum) })} ·`;
  const valid = say(reason === 'not_yet_valid' ? 'valid from {from} until {until}' : 'valid until {until}');
  const when = fill(valid, { from: moment(valid_from), until: moment(valid_until) });
  return name.en + off + least + when + limits(store, voucher) + (reason === null ? '' : say(voucherWords[reason]));
}

/** What a voucher is limited to: plans, types of order, the currency of its amounts. */
function limits({ say, facts }: Store, { plan_ids, order_types, worth, minimum }: QuotedVoucher): string {
  const plan = either(facts.plans.filter(({ plan_id }) => plan_ids.includes(plan_id)).map(({ name }) => name.en));
  const type = either(order_types.map((one) => say(typeWords[one])));
  const amount = worth.kind === 'amount' ? worth.amount : minimum;
  return [
    plan === '' ? '' : fill(say('Only for the plan {plan}'), { plan }),
    type === '' ? '' : fill(say('Only for orders of the type {type}'), { type }),
    amount === null ? '' : fill(say('Only for orders in {currency}'), { currency: amount.currency }),
  ].join('');
}

/** The numbers that can be set: add-ons, then services. */
export function quantities(standing: Standing): readonly Quantity[] {
  const { say, facts, offer, context } = storeOf(standing);
  const { selection } = context;
  const addons = facts.addons
    .filter(({ addon_id }) => offer.addon_ids.includes(addon_id))
    .map(({ addon_id, name, unit, price, per_year, max_quantity }) => ({
      name: name.en,
      says:
        name.en +
        money(price) +
        fill(say(per_year ? 'per {unit} per year' : 'per {unit}, once'), { unit: unit.en }) +
        name.en,
      value: String(selection.addons[addon_id] ?? 0),
      most: String(max_quantity),
    }));
  const services = servicesOnOffer(facts, selection).map(({ service_id, name, summary, price, max_quantity }) => ({
    name: name.en,
    says: name.en + summary.en + money(price) + say('once') + name.en,
    value: String(selection.services[service_id] ?? 0),
    most: String(max_quantity),
  }));
  return [...addons, ...services];
}

const grants = { granted: null, pending: 'waiting for access', revoked: 'access withdrawn' } as const;

/** What can be typed or selected: the prepaid advertising, and the recommendation code. */
export function fields(standing: Standing): readonly Field[] {
  const { say, facts, offer, context } = storeOf(standing);
  const { prepaid, invite_code, order_type } = context.selection;
  const accounts = facts.ad_accounts.map(({ cid, name, grant_status }) => {
    const why = grants[grant_status];
    return why === null ? `${name} · ${cid}` : `${name} · ${cid} · ${say(why)} (off)`;
  });
  const amount = money({ minor: prepaid?.amount_minor ?? 0, currency: facts.currency });
  const prepaidFields = [
    { name: say('Ad account'), value: prepaid?.cid ?? '', options: [`${say('Please choose')} (off)`, ...accounts] },
    {
      name: say('Prepaid advertising fee'),
      value: prepaid?.amount_minor == null ? '' : amount.replace(/[^\d.,]/g, ''),
      options: [],
    },
  ];
  const invite = { name: say('Recommendation code'), value: invite_code, options: [] };
  return [...(offer.prepaid && prepaid !== null ? prepaidFields : []), ...(order_type === 'new' ? [invite] : [])];
}
