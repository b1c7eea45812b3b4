import type { Voucher } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { Currency } from '#contract/money.ts';
import { allowanceWithAddons } from '#machines/lifecycles/addons.ts';
import { addYears } from '#machines/lifecycles/productTerms.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import { balanceOf } from '#machines/lifecycles/vouchers.ts';
import type { HeldProduct, PriceContent, PricingFacts } from '../modules/pricing/facts.ts';
import { priceSelection } from '../modules/pricing/price.ts';
import { orderTypeOffers } from '../modules/products/orderTypeOffers.ts';
import { demoAddons, demoPrepaidRange, demoServices } from '../seed/storeAddons.ts';
import { demoPlans } from '../seed/storePlans.ts';

export const pricingNow = new Date('2026-06-01T00:00:00.000Z');
const dayMs = 86_400_000;

export const daysLater = (days: number) => new Date(pricingNow.getTime() + days * dayMs);

export interface FactsOptions {
  readonly currency?: Currency;
  /** A plan for one year that began `days_ago`. */
  readonly has?: { readonly plan_id: string; readonly days_ago: number; readonly addons?: Record<string, number> };
  readonly vouchers?: readonly Voucher[];
  readonly invite?: PricingFacts['invite'];
  readonly pending?: string;
}

export function pricingFactsOf({
  currency = 'CNY',
  has,
  vouchers = [],
  invite = null,
  pending,
}: FactsOptions = {}): PricingFacts {
  const money = (prices: Record<Currency, number>) => ({ minor: prices[currency], currency });
  const plans = demoPlans.map(({ prices, ...plan }) => ({ ...plan, price: money(prices) }));
  const addons = demoAddons.map(({ prices, ...addon }) => ({ ...addon, price: money(prices) }));
  const services = Object.fromEntries(
    plans.map(({ plan_id }) => [
      plan_id,
      demoServices
        .filter((service) => service.plan_id === plan_id)
        .map(({ prices, plan_id: _plan, position: _position, ...service }) => ({ ...service, price: money(prices) })),
    ]),
  );
  const plan = plans.find(({ plan_id }) => plan_id === has?.plan_id);
  const held = addons.flatMap((addon) => {
    const quantity = has?.addons?.[addon.addon_id];
    return quantity === undefined ? [] : [{ addon, quantity }];
  });
  const starts = daysLater(-(has?.days_ago ?? 0));
  const ends = addYears(starts, 1);
  const products: HeldProduct[] =
    plan === undefined
      ? []
      : [
          {
            order_product_id: 'product-1',
            plan_id: plan.plan_id,
            name: plan.name,
            is_buyout: plan.is_buyout,
            status: plan.is_buyout || ends > pricingNow ? 'active' : 'expired',
            starts_at: starts.toISOString(),
            ends_at: plan.is_buyout ? null : ends.toISOString(),
            allowance: allowanceWithAddons(plan.allowance, held),
            systems: plan.systems,
            modules: plan.modules,
            term_years: plan.is_buyout ? null : 1,
            plan_term_value: plan.price.minor,
            held_addons: held.map(({ addon, quantity }) => ({
              addon_id: addon.addon_id,
              quantity,
              term_value: addon.price.minor * quantity,
            })),
          },
        ];
  return {
    now: pricingNow,
    currency,
    plans,
    addons,
    services,
    prepaid: { minimum: money(demoPrepaidRange.minimum), maximum: money(demoPrepaidRange.maximum) },
    ad_accounts: [
      { cid: 'granted', name: 'granted', grant_status: 'granted' },
      { cid: 'pending', name: 'pending', grant_status: 'pending' },
    ],
    products,
    vouchers,
    invite,
    types: orderTypeOffers({
      plans,
      addons,
      products,
      could_buy: true,
      has_ad_accounts: true,
      pending_order: pending === undefined ? null : { order_id: pending, standing: 'unpaid' },
    }),
  };
}

export function priceOrThrow(selection: Partial<Selection>, facts: PricingFacts): PriceContent {
  const pricing = priceSelection({ ...emptySelection, ...selection }, facts);
  if (pricing.kind === 'refused') throw new Error(`refused: ${pricing.error}`);
  return pricing.content;
}

export const pricingRefusal = (selection: Partial<Selection>, facts: PricingFacts) => {
  const pricing = priceSelection({ ...emptySelection, ...selection }, facts);
  return pricing.kind === 'refused' ? pricing.error : 'priced';
};

/** A client that has had the plan for 73 days. */
export const growthHolding = { plan_id: 'growth', days_ago: 73, addons: { accounts: 10, edm: 4 } };

/** 10 % of any order by default. */
export function voucher(of: Partial<Voucher> & Pick<Voucher, 'voucher_id'>): Voucher {
  return {
    holder: 'client',
    name: { en: 'v', 'zh-CN': 'v', 'zh-TW': 'v', ja: 'v' },
    worth: { kind: 'percent', percent: 10 },
    minimum: null,
    order_types: [],
    plan_ids: [],
    valid_from: daysLater(-10).toISOString(),
    valid_until: daysLater(10).toISOString(),
    spend: 'once',
    ...balanceOf({ worth: { kind: 'percent', percent: 10 }, spend: 'once', ...of }, []),
    ...of,
  };
}

/** What the payer sees. */
export const payerView = ({ lines, amount, original_amount, discount, discount_amount, period }: PriceContent) => ({
  lines: lines.map((line) => [line.kind, line.ref, line.amount.minor]),
  original: original_amount.minor,
  discount: discount.minor,
  off: discount_amount.minor,
  amount: [amount.minor, amount.currency],
  period: period === null ? null : [period.starts_at.slice(0, 10), period.ends_at.slice(0, 10)],
});
