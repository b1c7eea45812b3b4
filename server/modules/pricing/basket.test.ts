import { describe, expect, test } from 'vitest';
import type { Selection } from '#contract/entities/selection.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import { growthHolding, pricingFactsOf } from '../../testing/pricing.ts';
import { basketOf } from './basket.ts';
import type { PricingFacts } from './facts.ts';

const found = (selection: Partial<Selection>, facts: PricingFacts) => {
  const basket = basketOf({ ...emptySelection, ...selection }, facts);
  if ('refused' in basket) return basket.refused;
  const { product, plan, years, addons, services } = basket.found;
  return {
    product: product?.order_product_id ?? null,
    plan: plan.plan_id,
    years,
    addons: addons.map(({ addon, quantity }) => [addon.addon_id, quantity]),
    services: services.map(({ service, quantity }) => [service.service_id, quantity]),
  };
};

/** A client with the growth plan, and a second product: the starter plan for two years. */
function withTwo(): PricingFacts {
  const facts = pricingFactsOf({ has: growthHolding });
  const second = { order_product_id: 'product-2', plan_id: 'starter', term_years: 2 };
  return { ...facts, products: [...facts.products, ...facts.products.map((product) => ({ ...product, ...second }))] };
}

describe('baskets', () => {
  test('a basket contains the chosen product with its plan and the years of its term', () => {
    const about = { order_type: 'append', addons: { storage: 1 } } as const;
    expect(['product-1', 'product-2'].map((id) => found({ ...about, order_product_id: id }, withTwo()))).toEqual([
      { product: 'product-1', plan: 'growth', years: 1, addons: [['storage', 1]], services: [] },
      { product: 'product-2', plan: 'starter', years: 2, addons: [['storage', 1]], services: [] },
    ]);
  });

  test('an upgrade is priced for the years of the current term', () => {
    const upgrade = { order_type: 'upgrade', order_product_id: 'product-2', plan_id: 'professional' } as const;
    expect(found(upgrade, withTwo())).toEqual({
      product: 'product-2',
      plan: 'professional',
      years: 2,
      addons: [],
      services: [],
    });
  });

  test('an upgrade without a product is priced for one year', () => {
    expect(found({ order_type: 'upgrade', plan_id: 'professional' }, withTwo())).toEqual({
      product: null,
      plan: 'professional',
      years: 1,
      addons: [],
      services: [],
    });
  });

  test('a renewal without a product, and an add-on not offered for the order type, are product_unavailable', () => {
    const renew = { order_type: 'renew', addons: { storage: 1 } } as const;
    const facts = pricingFactsOf({ has: growthHolding });
    const closed = { ...facts, types: facts.types.map((type) => ({ ...type, addon_ids: ['edm'] })) };
    const product = { order_product_id: 'product-1' };
    expect([
      found(renew, facts),
      found({ ...renew, ...product }, closed),
      found({ ...renew, ...product }, { ...facts, types: [] }),
    ]).toEqual(['product_unavailable', 'product_unavailable', 'product_unavailable']);
  });

  test('a plan without services accepts a selection without services and refuses any service', () => {
    const facts = { ...pricingFactsOf(), services: {} };
    expect([
      found({ plan_id: 'growth' }, facts),
      found({ plan_id: 'growth', services: { training: 1 } }, facts),
    ]).toEqual([{ product: null, plan: 'growth', years: 1, addons: [], services: [] }, 'product_unavailable']);
  });

  test.each([
    [1, [['accounts', 1]]],
    [500, [['accounts', 500]]],
    [501, null],
    [0, null],
    [-1, null],
    [1.5, null],
  ])('an add-on quantity must be a whole number from 1 to its maximum: %s', (accounts, addons) => {
    const refused = 'quantity_out_of_range';
    const whole = { product: null, plan: 'growth', years: 1, addons, services: [] };
    expect(found({ plan_id: 'growth', addons: { accounts } }, pricingFactsOf())).toEqual(
      addons === null ? refused : whole,
    );
  });
});
