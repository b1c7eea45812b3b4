import { describe, expect, test } from 'vitest';
import type { Selection } from '#contract/entities/selection.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import { growthHolding, payerView, priceOrThrow, pricingFactsOf } from '../../testing/pricing.ts';
import { type Basket, basketOf } from './basket.ts';
import type { HeldProduct, PricingFacts } from './facts.ts';
import { reducedVersionHints } from './hints.ts';
import { grossLines } from './lines.ts';

function basket(selection: Partial<Selection>, facts: PricingFacts): Basket {
  const looked = basketOf({ ...emptySelection, ...selection }, facts);
  if ('refused' in looked) throw new Error(`refused: ${looked.refused}`);
  return looked.found;
}

const changed = (facts: PricingFacts, changes: Partial<HeldProduct>): PricingFacts => ({
  ...facts,
  products: facts.products.map((product) => ({ ...product, ...changes })),
});

const selectionOfProduct = { order_product_id: 'product-1' } as const;
const rich = { accounts: 99, storage_gb: 9_999, edm: 999_999, api_calls: 999_999 };

describe('price lines', () => {
  test('prepaid advertising has a price line only when both its account and its amount are chosen', () => {
    const facts = pricingFactsOf();
    const kinds = (prepaid: Selection['prepaid']) =>
      grossLines(basket({ plan_id: 'growth', prepaid }, facts), facts).map(({ kind }) => kind);
    expect([
      kinds({ cid: null, amount_minor: 600_000 }),
      kinds({ cid: 'granted', amount_minor: null }),
      kinds({ cid: 'granted', amount_minor: 600_000 }),
    ]).toEqual([['plan'], ['plan'], ['plan', 'prepaid']]);
  });

  test('an add-on to a buyout plan has no credit and runs for a year', () => {
    const facts = pricingFactsOf({ has: { plan_id: 'crm-buyout', days_ago: 73 } });
    const selection = { ...selectionOfProduct, order_type: 'append', addons: { storage: 2 } } as const;
    expect(payerView(priceOrThrow(selection, facts))).toEqual({
      lines: [['addon', 'storage', 120_000]],
      original: 120_000,
      discount: 0,
      off: 0,
      amount: [120_000, 'CNY'],
      period: ['2026-06-01', '2027-06-01'],
    });
  });
});

describe('period of an order', () => {
  const period = (selection: Partial<Selection>, facts: PricingFacts) =>
    payerView(priceOrThrow(selection, facts)).period;

  test('an order of a buyout add-on has no period; one with a yearly add-on beside it has', () => {
    const facts = pricingFactsOf({ has: growthHolding });
    const append = { ...selectionOfProduct, order_type: 'append' } as const;
    expect([
      period({ ...append, addons: { 'connector-buyout': 1 } }, facts),
      period({ ...append, addons: { 'connector-buyout': 1, accounts: 1 } }, facts),
    ]).toEqual([null, ['2026-06-01', '2027-03-20']]);
  });

  test('an upgrade of a product without an end has no period', () => {
    const facts = changed(pricingFactsOf({ has: growthHolding }), { ends_at: null });
    expect(period({ ...selectionOfProduct, order_type: 'upgrade', plan_id: 'professional' }, facts)).toBeNull();
  });
});

describe('reductions of the allowance [PRI-06]', () => {
  test('an upgrade has hints of a reduced allowance; a renewal and an add-on of the same plan have none', () => {
    const facts = changed(pricingFactsOf({ has: growthHolding }), { allowance: rich, modules: [] });
    const hints = (selection: Partial<Selection>) =>
      priceOrThrow({ ...selectionOfProduct, ...selection }, facts).reduced_version_hints;
    expect([
      hints({ order_type: 'upgrade', plan_id: 'professional' }).map(({ kind }) => kind),
      hints({ order_type: 'renew' }),
      hints({ order_type: 'append', addons: { accounts: 1 } }),
    ]).toEqual([['accounts_reduced', 'storage_reduced', 'edm_reduced', 'api_reduced'], [], []]);
  });

  test('a held add-on that is no longer sold gives no reduction hint', () => {
    const withdrawn = { held_addons: [{ addon_id: 'withdrawn', quantity: 3, term_value: 0 }] };
    const facts = changed(pricingFactsOf({ has: { plan_id: 'growth', days_ago: 73 } }), withdrawn);
    const upgrade = { ...selectionOfProduct, order_type: 'upgrade', plan_id: 'professional' } as const;
    expect(priceOrThrow(upgrade, facts).reduced_version_hints).toEqual([]);
  });

  test('an upgrade without a product has no reduction hints', () => {
    const facts = pricingFactsOf();
    const upgrade = {
      ...basket({ plan_id: 'growth' }, facts),
      selection: { ...emptySelection, order_type: 'upgrade' as const },
    };
    expect(reducedVersionHints(upgrade, facts)).toEqual([]);
  });
});
