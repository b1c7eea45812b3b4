import type { PriceLine } from '#contract/entities/order.ts';
import type { Selection } from '#contract/entities/selection.ts';
import { currencyIds, type Money } from '#contract/money.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { addYears } from '#machines/lifecycles/productTerms.ts';
import { forbiddenFields, selectionReasons } from '#machines/lifecycles/selection.ts';
import { type Basket, basketOf } from './basket.ts';
import type { PriceContent, PricingFacts } from './facts.ts';
import { reducedVersionHints } from './hints.ts';
import { creditsOf, discountLines, grossLines, reducibleAmount, sumLines } from './lines.ts';
import { settleVouchers } from './vouchers.ts';

export type PricingResult =
  | { readonly kind: 'priced'; readonly content: PriceContent }
  | {
      readonly kind: 'refused';
      readonly error: ErrorName;
      readonly reasons: readonly string[];
      /** The parameters at fault, if single ones are. */
      readonly fields: readonly string[];
    };

const refusedPricing = (
  error: ErrorName,
  reasons: readonly string[] = [error],
  fields: readonly string[] = [],
): PricingResult => ({
  kind: 'refused',
  error,
  reasons,
  fields,
});

/**
 * Pure. Amounts are integers in minor units. Each reduction is rounded down and has its own line, so that the lines add
 * up exactly to the total. No reduction exceeds the rest of the price, so the total is never below the advertising
 * money in it.
 */
export function priceSelection(selection: Selection, facts: PricingFacts): PricingResult {
  const reasons = selectionReasons(facts, selection);
  const [first] = reasons;
  if (first !== undefined) return refusedPricing(first, reasons);
  const notChosen = forbiddenFields(selection);
  if (notChosen.length > 0) return refusedPricing('not_chosen_with_type', ['not_chosen_with_type'], notChosen);
  if (facts.invite?.kind === 'unknown') return refusedPricing('invite_code_unknown');
  if (facts.invite?.kind === 'own') return refusedPricing('invite_code_own');
  const isHeld = (id: string) => facts.vouchers.some(({ voucher_id }) => voucher_id === id);
  if (!selection.vouchers.every(isHeld)) return refusedPricing('voucher_unknown');
  const basket = basketOf(selection, facts);
  if ('refused' in basket) return refusedPricing(basket.refused);
  return { kind: 'priced', content: contentOf(basket.found, facts) };
}

function contentOf(basket: Basket, facts: PricingFacts): PriceContent {
  const { now, currency } = facts;
  const { order_type, vouchers: chosen } = basket.selection;
  const gross = grossLines(basket, facts);
  const { lines: credits, remaining } = creditsOf(basket, gross, facts);
  const discounts = discountLines(basket, gross, facts);
  const base = reducibleAmount([...gross, ...credits, ...discounts]);
  const vouchers = settleVouchers(facts.vouchers, [...new Set(chosen)], {
    now,
    currency,
    order_type,
    plan_id: basket.plan.plan_id,
    base,
  });
  const lines = [...gross, ...credits, ...discounts, ...vouchers.lines];
  const inCurrency = (minor: number): Money => ({ minor, currency });
  return {
    amount: inCurrency(sumLines(lines)),
    original_amount: inCurrency(sumLines(gross)),
    discount: inCurrency(0 - sumLines(discounts)),
    discount_amount: inCurrency(sumLines(gross) - sumLines(lines)),
    remaining_credit: remaining > 0 ? inCurrency(remaining) : null,
    currency_id: currencyIds[currency],
    lines,
    vouchers: { agency_vouchers: [...vouchers.agency_vouchers], client_vouchers: [...vouchers.client_vouchers] },
    product_list: gross.map(productOf),
    reduced_version_hints: reducedVersionHints(basket, facts),
    period: periodOf(basket, now),
  };
}

const productOf = ({ kind, ref, quantity }: PriceLine) => ({
  product_id: kind === 'prepaid' ? 'prepaid' : ref,
  quantity,
});

/** The term of what is ordered; null without a term. */
function periodOf({ selection, product, plan, years, addons }: Basket, now: Date): PriceContent['period'] {
  const period = (starts: Date, ends: Date) => ({ starts_at: starts.toISOString(), ends_at: ends.toISOString() });
  const ends = product?.ends_at == null ? null : new Date(product.ends_at);
  switch (selection.order_type) {
    case 'new':
      return plan.is_buyout ? null : period(now, addYears(now, years));
    case 'upgrade_renew':
      return period(now, addYears(now, years));
    case 'renew': {
      const starts = ends !== null && ends > now ? ends : now;
      return period(starts, addYears(starts, years));
    }
    case 'upgrade':
      return ends === null ? null : period(now, ends);
    case 'append': {
      if (!addons.some(({ addon }) => addon.per_year)) return null;
      return period(now, ends ?? addYears(now, years));
    }
  }
}
