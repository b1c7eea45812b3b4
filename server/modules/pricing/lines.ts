import type { PriceLine } from '#contract/entities/order.ts';
import type { Addon } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Currency } from '#contract/money.ts';
import { addonsOrdered } from '#machines/lifecycles/addons.ts';
import { splitCredit } from '#machines/lifecycles/credits.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { termDaysAt } from '#machines/lifecycles/productTerms.ts';
import { multiYearPercent, proportionalAmount } from '#machines/lifecycles/shares.ts';
import type { Basket } from './basket.ts';
import type { HeldProduct, PricingFacts } from './facts.ts';
import { elapsedName, multiYearName, prepaidName, recommendationName, unusedName } from './lineNames.ts';

/** In minor units. */
export const sumLines = (lines: readonly PriceLine[]): number =>
  lines.reduce((total, { amount }) => total + amount.minor, 0);

/** No line if nothing is taken off. */
export const reductionLine = (
  currency: Currency,
  line: { kind: PriceLine['kind']; ref: string; name: LocalizedText; off: number },
): PriceLine[] =>
  line.off <= 0
    ? []
    : [
        {
          kind: line.kind,
          ref: line.ref,
          name: line.name,
          quantity: 1,
          years: null,
          unit: null,
          amount: { minor: -line.off, currency },
        },
      ];

/** Before any reduction: plan, add-ons, services, advertising money. */
export function grossLines(basket: Basket, facts: PricingFacts): PriceLine[] {
  const { selection, plan, years } = basket;
  const { currency } = facts;
  const ordered = addonsOrdered(facts.addons, {
    order_type: selection.order_type,
    chosen: selection.addons,
    held: basket.product?.held_addons ?? [],
  });
  const planYears = plan.is_buyout ? null : years;
  const planLine: PriceLine = {
    kind: 'plan',
    ref: plan.plan_id,
    name: plan.name,
    quantity: 1,
    years: planYears,
    unit: plan.price,
    amount: { minor: plan.price.minor * (planYears ?? 1), currency },
  };
  const serviceLines = basket.services.map(
    ({ service, quantity }): PriceLine => ({
      kind: 'service',
      ref: service.service_id,
      name: service.name,
      quantity,
      years: null,
      unit: service.price,
      amount: { minor: service.price.minor * quantity, currency },
    }),
  );
  return [
    ...(selection.order_type === 'append' ? [] : [planLine]),
    ...ordered.map(({ addon, quantity }) => addonLine(addon, quantity, years)),
    ...serviceLines,
    ...prepaidLines(basket, currency),
  ];
}

function addonLine(addon: Addon, quantity: number, years: number): PriceLine {
  const times = addon.per_year ? years : 1;
  return {
    kind: 'addon',
    ref: addon.addon_id,
    name: addon.name,
    quantity,
    years: addon.per_year ? years : null,
    unit: addon.price,
    amount: { minor: addon.price.minor * quantity * times, currency: addon.price.currency },
  };
}

function prepaidLines({ selection: { prepaid } }: Basket, currency: Currency): PriceLine[] {
  if (prepaid === null || prepaid.cid === null || prepaid.amount_minor === null) return [];
  const amount = { minor: prepaid.amount_minor, currency };
  return [{ kind: 'prepaid', ref: prepaid.cid, name: prepaidName(), quantity: 1, years: null, unit: amount, amount }];
}

/** `remaining`: the rest of the credit, in minor units. */
export interface Credits {
  readonly lines: readonly PriceLine[];
  readonly remaining: number;
}

/**
 * For what is bought until the end of the running term, the days that have passed are credited; so are the unused days
 * of what is replaced. Credits never exceed the order without its advertising money; `remaining` stays with the client.
 */
export function creditsOf(basket: Basket, gross: readonly PriceLine[], facts: PricingFacts): Credits {
  const { product } = basket;
  if (product === null || product.ends_at === null) return { lines: [], remaining: 0 };
  const days = termDaysAt({ starts: new Date(product.starts_at), ends: new Date(product.ends_at) }, facts.now);
  const { creditsElapsedTime, creditsUnused } = orderTypeRules[basket.selection.order_type];
  const elapsed = creditsElapsedTime ? elapsedCredits(gross, days, facts.currency) : [];
  if (creditsUnused === null) return { lines: elapsed, remaining: 0 };

  const value = creditsUnused === 'plan' ? product.plan_term_value : wholeTermValue(product);
  const unused = proportionalAmount(facts.currency, value, days.whole - days.elapsed, days.whole);
  const { applied, remaining } = splitCredit(unused, reducibleAmount(gross) + sumLines(elapsed));
  const ref = product.order_product_id;
  const name = unusedName(product.name, days);
  return {
    lines: [...elapsed, ...reductionLine(facts.currency, { kind: 'credit', ref, name, off: applied })],
    remaining,
  };
}

const elapsedCredits = (gross: readonly PriceLine[], days: { whole: number; elapsed: number }, currency: Currency) =>
  gross
    .filter(({ years }) => years !== null)
    .flatMap(({ ref, name, amount }) => {
      const off = proportionalAmount(currency, amount.minor, days.elapsed, days.whole);
      return reductionLine(currency, { kind: 'credit', ref, name: elapsedName(name, days), off });
    });

/**
 * `upgrade` credits the plan only, as add-ons stay until the end of the same term; `upgrade_renew` replaces them too.
 */
const wholeTermValue = (product: HeldProduct): number =>
  product.held_addons.reduce((total, { term_value }) => total + term_value, product.plan_term_value);

/** Advertising money is passed on, so credits, discounts and vouchers never reduce it. */
export const reducibleAmount = (lines: readonly PriceLine[]): number =>
  sumLines(lines.filter(({ kind }) => kind !== 'prepaid'));

/** In this order: for several years (`new`, `renew`), then for a recommendation (`new`). */
export function discountLines(basket: Basket, gross: readonly PriceLine[], facts: PricingFacts): PriceLine[] {
  const type = basket.selection.order_type;
  if (!orderTypeRules[type].choosesYears) return [];
  const { currency, invite } = facts;
  const { plan_id } = basket.plan;
  const planAmount = sumLines(gross.filter(({ kind }) => kind === 'plan'));
  const multiYear = proportionalAmount(currency, planAmount, multiYearPercent(basket.years), 100);
  const percent = orderTypeRules[type].takesRecommendation && invite?.kind === 'other' ? invite.percent : 0;
  const invited = proportionalAmount(currency, planAmount - multiYear, percent, 100);
  return [
    ...reductionLine(currency, { kind: 'discount', ref: plan_id, name: multiYearName(basket.years), off: multiYear }),
    ...reductionLine(currency, { kind: 'invite', ref: plan_id, name: recommendationName(), off: invited }),
  ];
}
