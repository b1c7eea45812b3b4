import { describe, expect, it } from 'vitest';
import type { PriceLine } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';
import { type ActivationBasis, activationResultOf, daysOfTerm, type ProductInUse } from './activationResult.ts';

const now = new Date('2026-03-02T08:00:00.000Z');
const name = { en: 'l', 'zh-CN': 'l', 'zh-TW': 'l', ja: 'l' };
const line = (kind: PriceLine['kind'], ref: string, minor: number, more: Partial<PriceLine> = {}): PriceLine => ({
  kind,
  ref,
  name,
  quantity: 1,
  years: null,
  unit: null,
  amount: { minor, currency: 'CNY' },
  ...more,
});
const allowance = { accounts: 5, storage_gb: 10, edm: 0, api_calls: 0 };
const addons = [
  { addon_id: 'accounts', kind: 'accounts', unit_size: 1, per_year: true },
  { addon_id: 'edm', kind: 'edm', unit_size: 1000, per_year: true },
  { addon_id: 'storage', kind: 'storage', unit_size: 100, per_year: false },
] as const;
const plans = [
  { plan_id: 'small', is_buyout: false, allowance },
  { plan_id: 'large', is_buyout: false, allowance: { ...allowance, accounts: 50 } },
  { plan_id: 'for-good', is_buyout: true, allowance },
] as const;
const product: ProductInUse = {
  plan_id: 'small',
  starts_at: new Date('2025-06-01T00:00:00.000Z'),
  ends_at: new Date('2026-06-01T00:00:00.000Z'),
  term_years: 1,
  plan_term_value: 1000,
  held_addons: [
    { addon_id: 'accounts', quantity: 2, term_value: 200 },
    { addon_id: 'storage', quantity: 1, term_value: 0 },
  ],
  allowance: { accounts: 7, storage_gb: 110, edm: 0, api_calls: 0 },
};
const resultFor = (order_type: OrderType, lines: readonly PriceLine[], changed: Partial<ActivationBasis> = {}) =>
  activationResultOf({ order_type, lines, plans, addons, product, ...changed }, now);
const yearsOn = (from: string, years: number) =>
  new Date(from.replace(/^\d{4}/, (year) => String(Number(year) + years)));

describe('activation of a new order', () => {
  it('a new order starts its term at activation, for the years ordered, with the plan and add-ons ordered', () => {
    const lines = [
      line('plan', 'small', 2000, { years: 2 }),
      line('discount', 'multi-year', -100),
      line('credit', 'small', -300),
      line('addon', 'accounts', 400, { quantity: 2, years: 2 }),
      line('addon', 'storage', 50),
    ];
    const until = yearsOn('2026-03-02T08:00:00.000Z', 2);
    expect(resultFor('new', lines, { product: null })).toEqual({
      from: now,
      until,
      product: {
        plan_id: 'small',
        starts_at: now,
        ends_at: until,
        term_years: 2,
        plan_term_value: 1900,
        held_addons: [
          { addon_id: 'accounts', quantity: 2, term_value: 400 },
          { addon_id: 'storage', quantity: 1, term_value: 0 },
        ],
        allowance: { accounts: 7, storage_gb: 110, edm: 0, api_calls: 0 },
      },
    });
  });

  it('a new order lasts one year by default, has no end for a buyout plan, and is null without a known plan', () => {
    expect(resultFor('new', [line('plan', 'small', 1)])?.until).toEqual(yearsOn('2026-03-02T08:00:00.000Z', 1));
    const forGood = resultFor('new', [line('plan', 'for-good', 1, { years: 3 })]);
    expect([forGood?.until, forGood?.product.term_years, forGood?.product.ends_at]).toEqual([null, null, null]);
    expect([resultFor('new', [line('plan', 'unknown', 1)]), resultFor('new', [], { product: null })]).toEqual([
      null,
      null,
    ]);
  });

  it('an add-on that is no longer sold is kept in the product but adds no allowance', () => {
    const brought = resultFor('new', [line('plan', 'small', 1), line('addon', 'gone', 5)]);
    expect(brought?.product.held_addons).toEqual([{ addon_id: 'gone', quantity: 1, term_value: 0 }]);
    expect(brought?.product.allowance).toEqual(allowance);
  });
});

describe('activation of an addition', () => {
  it('an added add-on runs from activation to the end of the term and is summed with those of its kind', () => {
    const lines = [line('addon', 'accounts', 30, { quantity: 3, years: 1 }), line('addon', 'edm', 10, { years: 1 })];
    expect(resultFor('append', lines)).toEqual({
      from: now,
      until: product.ends_at,
      product: {
        ...product,
        held_addons: [
          { addon_id: 'accounts', quantity: 5, term_value: 230 },
          { addon_id: 'storage', quantity: 1, term_value: 0 },
          { addon_id: 'edm', quantity: 1, term_value: 10 },
        ],
        allowance: { accounts: 10, storage_gb: 110, edm: 1000, api_calls: 0 },
      },
    });
  });

  it.each(['append', 'upgrade'] as const)(
    'activating an order of type %s is null when the product is missing or its term has ended',
    (type) => {
      const lines = [line('plan', type === 'upgrade' ? 'large' : 'small', 1)];
      const ending = (ends_at: Date | null) => resultFor(type, lines, { product: { ...product, ends_at } });
      expect([resultFor(type, lines, { product: null }), ending(now), ending(new Date(now.getTime() - 1))]).toEqual([
        null,
        null,
        null,
      ]);
      expect(ending(new Date(now.getTime() + 1))?.until).toEqual(new Date(now.getTime() + 1));
      expect(ending(null)?.until).toBeNull();
    },
  );
});

it('an upgrade takes the new plan and its value, and keeps the end of the term and the existing add-ons', () => {
  const lines = [line('plan', 'large', 700), line('credit', 'small', -200), line('addon', 'edm', 10, { years: 1 })];
  expect(resultFor('upgrade', lines)).toEqual({
    from: now,
    until: product.ends_at,
    product: {
      ...product,
      plan_id: 'large',
      plan_term_value: 700,
      held_addons: [...product.held_addons, { addon_id: 'edm', quantity: 1, term_value: 10 }],
      allowance: { accounts: 52, storage_gb: 110, edm: 1000, api_calls: 0 },
    },
  });
});

it('an upgrade with renewal starts a new term and keeps the one-off add-ons', () => {
  const lines = [line('plan', 'large', 5000, { years: 2 }), line('addon', 'accounts', 100, { quantity: 4, years: 2 })];
  const brought = resultFor('upgrade_renew', lines);
  expect([brought?.from, brought?.until, brought?.product]).toEqual([
    now,
    yearsOn('2026-03-02T08:00:00.000Z', 2),
    {
      plan_id: 'large',
      starts_at: now,
      ends_at: yearsOn('2026-03-02T08:00:00.000Z', 2),
      term_years: 2,
      plan_term_value: 5000,
      held_addons: [
        { addon_id: 'storage', quantity: 1, term_value: 0 },
        { addon_id: 'accounts', quantity: 4, term_value: 100 },
      ],
      allowance: { accounts: 54, storage_gb: 110, edm: 0, api_calls: 0 },
    },
  ]);
  expect(resultFor('upgrade_renew', lines, { product: null })).toBeNull();
  expect(resultFor('upgrade_renew', [])?.product.term_years).toBe(1);
  const gone = { ...product, held_addons: [{ addon_id: 'gone', quantity: 1, term_value: 7 }] };
  expect(resultFor('upgrade_renew', [line('plan', 'large', 1)], { product: gone })?.product.held_addons).toEqual(
    gone.held_addons,
  );
});

it('a renewal keeps an add-on that is no longer sold unchanged', () => {
  const gone = { addon_id: 'gone', quantity: 2, term_value: 7 };
  const renewed = resultFor('renew', [line('plan', 'small', 1, { years: 1 })], {
    product: { ...product, held_addons: [gone] },
  });
  expect(renewed?.product.held_addons).toEqual([gone]);
});

describe('activation of a renewal', () => {
  const lines = [line('plan', 'small', 900, { years: 2 }), line('addon', 'accounts', 300, { quantity: 1, years: 2 })];

  it('a renewal continues from the end of the present term and keeps the larger number of each yearly add-on', () => {
    expect(resultFor('renew', [...lines, line('addon', 'storage', 40)])).toEqual({
      from: product.ends_at,
      until: new Date('2028-06-01T00:00:00.000Z'),
      product: {
        ...product,
        ends_at: new Date('2028-06-01T00:00:00.000Z'),
        term_years: 3,
        plan_term_value: 1900,
        held_addons: [
          { addon_id: 'accounts', quantity: 2, term_value: 500 },
          { addon_id: 'storage', quantity: 2, term_value: 0 },
        ],
        allowance: { accounts: 7, storage_gb: 210, edm: 0, api_calls: 0 },
      },
    });
  });

  it('a renewal takes the ordered number of a yearly add-on if it is larger, and adds new yearly add-ons', () => {
    const more = [
      line('plan', 'small', 900, { years: 2 }),
      line('addon', 'accounts', 300, { quantity: 6, years: 2 }),
      line('addon', 'edm', 10, { quantity: 3, years: 2 }),
    ];
    expect(resultFor('renew', more)?.product.held_addons).toEqual([
      { addon_id: 'accounts', quantity: 6, term_value: 500 },
      { addon_id: 'edm', quantity: 3, term_value: 10 },
      { addon_id: 'storage', quantity: 1, term_value: 0 },
    ]);
  });

  it('a renewal after the end of the term starts at activation, with what was ordered and the one-off add-ons', () => {
    const until = yearsOn('2026-03-02T08:00:00.000Z', 2);
    expect(resultFor('renew', lines, { product: { ...product, ends_at: now } })).toEqual({
      from: now,
      until,
      product: {
        ...product,
        starts_at: now,
        ends_at: until,
        term_years: 2,
        plan_term_value: 900,
        held_addons: [
          { addon_id: 'accounts', quantity: 1, term_value: 300 },
          { addon_id: 'storage', quantity: 1, term_value: 0 },
        ],
        allowance: { accounts: 6, storage_gb: 110, edm: 0, api_calls: 0 },
      },
    });
    const endless = resultFor('renew', lines, { product: { ...product, ends_at: null } });
    expect([endless?.from, endless?.product.starts_at, endless?.product.term_years]).toEqual([now, now, 2]);
  });

  it('a renewal counts only its own years if the product has none, and is null without product or years', () => {
    expect(resultFor('renew', lines, { product: { ...product, term_years: null } })?.product.term_years).toBe(2);
    expect([
      resultFor('renew', lines, { product: null }),
      resultFor('renew', [line('plan', 'small', 1)]),
      resultFor('renew', []),
    ]).toEqual([null, null, null]);
  });
});

it('the days of a term are those between its start and its end, or null without an end', () => {
  expect(daysOfTerm({ from: now, until: new Date(now.getTime() + 86_400_000 * 3) })).toBe(3);
  expect(daysOfTerm({ from: now, until: null })).toBeNull();
});
