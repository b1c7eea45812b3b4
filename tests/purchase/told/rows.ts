import type { OrderDetail, PriceLine, Quote } from '#contract/entities/order.ts';
import type { OwnedProduct, Plan } from '#contract/entities/product.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import { servicesOnOffer } from '#machines/flows/purchase/selection.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { Say } from '../../browser/words.ts';
import { allowanceWords, counted, day, fill, moment, money, typeWords } from './words.ts';

/** What a list of facts calls something, and what it says of it. */
export type Row = readonly [label: string, value: string];

const isRow = (row: Row | null): row is Row => row !== null;

interface Chosen {
  readonly plan: Plan | undefined;
  readonly owned: OwnedProduct | undefined;
}

function chosenIn({ plans, products }: StoreFacts, { selection }: PurchaseContext): Chosen {
  const owned = products.find(({ order_product_id }) => order_product_id === selection.order_product_id);
  return { owned, plan: plans.find(({ plan_id }) => plan_id === (selection.plan_id ?? owned?.plan_id)) };
}

const term = (say: Say, { selection: { years } }: PurchaseContext): Row | null =>
  years === null ? null : [say('Term'), counted(years, 'year')];

/** What is chosen, as the summary says it. */
export function summaryRows(say: Say, context: PurchaseContext): readonly Row[] {
  if (context.facts === null) return [];
  const { plan, owned } = chosenIn(context.facts, context);
  const changes = context.selection.plan_id !== null && owned !== undefined;
  const rows: readonly (Row | null)[] = [
    [say('Order type'), say(typeWords[context.selection.order_type])],
    changes ? [say('From'), owned.name.en] : null,
    plan === undefined ? null : [say(changes ? 'To' : 'Plan'), plan.name.en],
    term(say, context),
  ];
  return rows.filter(isRow);
}

/** A price as it is spelled out: its lines, and the total last, beside what it was before reductions. */
export const priceRows = (say: Say, { lines, amount, original_amount }: Quote): readonly Row[] => [
  ...lines.map((line): Row => [line.name.en + measure(line), money(line.amount)]),
  [say('Total'), (original_amount.minor === amount.minor ? '' : money(original_amount)) + money(amount)],
];

function measure({ quantity, years }: PriceLine): string {
  return (quantity > 1 ? `× ${quantity}` : '') + (years === null ? '' : counted(years, 'year'));
}

/** Everything that was decided, as it stands under review. */
export function orderRows(say: Say, context: PurchaseContext): readonly Row[] {
  const { facts, selection, quote, previous_quote } = context;
  if (facts === null) return [];
  const { plan, owned } = chosenIn(facts, context);
  const period = (quote ?? previous_quote)?.period;
  const account = facts.ad_accounts.find(({ cid }) => cid === selection.prepaid?.cid);
  const fee = money({ minor: selection.prepaid?.amount_minor ?? 0, currency: facts.currency });
  const renewed = selection.order_type === 'renew' ? (owned?.addons ?? []) : [];
  const addons = facts.addons.map(({ addon_id, name, unit, unit_size, per_year }) => {
    const there = renewed.filter((one) => per_year && one.addon_id === addon_id).map(({ quantity }) => quantity);
    const counted = [selection.addons[addon_id] ?? 0, ...there].reduce((all, one) => all + one);
    return items(name.en + (unit_size > 1 ? `(${unit.en})` : ''), counted);
  });
  const services = servicesOnOffer(facts, selection).map(({ service_id, name }) =>
    items(name.en, selection.services[service_id]),
  );
  const isOwnPlan = owned !== undefined && selection.plan_id === null;
  const takesInvite = selection.order_type === 'new' && selection.invite_code !== '';
  const rows: readonly (Row | null)[] = [
    [say('Buyer'), facts.full_name],
    [say('Order type'), say(typeWords[selection.order_type])],
    owned === undefined ? null : [say('For your product'), owned.name.en],
    plan === undefined || isOwnPlan ? null : [say('Plan'), plan.name.en + allowanceWords(say, plan.allowance)],
    term(say, context),
    period == null
      ? null
      : [say('Period'), fill(say('{from} to {to}'), { from: day(period.starts_at), to: moment(period.ends_at) })],
    unlessEmpty(say('Add-ons'), addons.join('')),
    unlessEmpty(say('Services'), services.join('')),
    account === undefined ? null : [say('Prepaid advertising'), `${account.name} · ${account.cid} · ${fee}`],
    takesInvite ? [say('Recommendation code'), selection.invite_code] : null,
  ];
  return rows.filter(isRow);
}

const items = (name: string, quantity = 0): string => (quantity === 0 ? '' : `${name} × ${quantity}`);
const unlessEmpty = (label: string, value: string): Row | null => (value === '' ? null : [label, value]);

/** The receipt. */
export const receiptRows = (say: Say, order: OrderDetail): readonly Row[] => [
  [say('Order number'), order.order_no],
  [say('Order'), order.title.en],
  [say('Amount'), money(order.amount)],
  [say('Buyer'), order.full_name],
  [say('Placed by'), order.placed_by],
  [say('Placed on'), moment(order.created_at)],
  [say('Pay by'), moment(order.pay_until)],
];
