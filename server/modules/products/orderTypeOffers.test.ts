import { describe, expect, test } from 'vitest';
import type { OrderType } from '#contract/entities/product.ts';
import { demoAddons } from '../../seed/storeAddons.ts';
import { demoPlans } from '../../seed/storePlans.ts';
import type { HeldProduct } from '../pricing/facts.ts';
import { type OrderTypeFacts, orderTypeOffers } from './orderTypeOffers.ts';

const price = { minor: 100, currency: 'CNY' } as const;
const plans = demoPlans.map(({ prices: _prices, ...plan }) => ({ ...plan, price }));
const addons = demoAddons.map(({ prices: _prices, ...addon }) => ({ ...addon, price }));

function product(plan_id: string, status: HeldProduct['status'] = 'active'): HeldProduct {
  const plan = plans.find((candidate) => candidate.plan_id === plan_id);
  if (plan === undefined) throw new Error(plan_id);
  return {
    order_product_id: `product-${plan_id}`,
    plan_id,
    name: plan.name,
    is_buyout: plan.is_buyout,
    status,
    starts_at: '2026-01-01T00:00:00.000Z',
    ends_at: plan.is_buyout ? null : '2027-01-01T00:00:00.000Z',
    allowance: plan.allowance,
    systems: plan.systems,
    modules: plan.modules,
    term_years: plan.is_buyout ? null : 1,
    plan_term_value: 100,
    held_addons: [],
  };
}

const offers = (facts: Partial<OrderTypeFacts>) =>
  orderTypeOffers({
    plans,
    addons,
    products: [],
    could_buy: true,
    has_ad_accounts: true,
    pending_order: null,
    ...facts,
  });

const closingReasons = (facts: Partial<OrderTypeFacts>): Record<OrderType, string[]> => {
  const reasons = Object.fromEntries(offers(facts).map((offer) => [offer.type, offer.reasons.map((r) => r.reason)]));
  return { new: [], append: [], renew: [], upgrade: [], upgrade_renew: [], ...reasons };
};

describe('open order types', () => {
  test('a client without a plan can only buy a new plan', () => {
    expect(closingReasons({})).toEqual({
      new: [],
      append: ['no_plan_yet'],
      renew: ['no_plan_yet'],
      upgrade: ['no_plan_yet'],
      upgrade_renew: ['no_plan_yet'],
    });
  });

  test('a client with an active plan can order everything but a new plan', () => {
    expect(closingReasons({ products: [product('growth')] })).toEqual({
      new: ['has_active_plan'],
      append: [],
      renew: [],
      upgrade: [],
      upgrade_renew: [],
    });
  });

  test('upgrade is closed with no_higher_version for the highest plan', () => {
    expect(closingReasons({ products: [product('flagship')] }).upgrade).toEqual(['no_higher_version']);
  });

  test('upgrade-renew is closed for a product of the offered plan, and open for a higher plan [PUR-24]', () => {
    expect([
      closingReasons({ products: [product('upgrade-renew')] }).upgrade_renew,
      closingReasons({ products: [product('flagship')] }).upgrade_renew,
      closingReasons({ products: [product('upgrade-renew')] }).upgrade,
    ]).toEqual([['has_offered_plan'], [], []]);
  });

  test('a client with an expired plan can buy a new plan or renew the old one', () => {
    expect(closingReasons({ products: [product('growth', 'expired')] })).toEqual({
      new: [],
      append: ['no_plan_yet'],
      renew: [],
      upgrade: ['no_plan_yet'],
      upgrade_renew: ['no_plan_yet'],
    });
  });

  test('a buyout plan can have add-ons, and has no term to renew or upgrade', () => {
    expect(closingReasons({ products: [product('crm-buyout')] })).toEqual({
      new: ['has_active_plan'],
      append: [],
      renew: ['buyout_has_no_term'],
      upgrade: ['buyout_has_no_term'],
      upgrade_renew: ['buyout_has_no_term'],
    });
  });

  test('a client that may not buy can neither renew nor upgrade, but can add [PUR-17]', () => {
    expect(closingReasons({ products: [product('growth')], could_buy: false })).toEqual({
      new: ['has_active_plan'],
      append: [],
      renew: ['could_not_buy'],
      upgrade: ['could_not_buy'],
      upgrade_renew: ['could_not_buy'],
    });
  });

  test.each([
    ['unpaid', 'unpaid_order_pending'],
    ['being_paid', 'payment_pending'],
    ['paid', 'paid_order_pending'],
  ] as const)(
    'an order that is %s closes the exclusive order types and is named with the reason %s',
    (standing, reason) => {
      const pending = { reason, order_id: 'order-1' };
      const reasons = offers({
        products: [product('growth')],
        pending_order: { order_id: 'order-1', standing },
      }).map((o) => [o.type, o.reasons]);
      expect(reasons).toEqual([
        ['new', [{ reason: 'has_active_plan', order_id: null }, pending]],
        ['append', []],
        ['renew', [pending]],
        ['upgrade', [pending]],
        ['upgrade_renew', [pending]],
      ]);
    },
  );
});

describe('offered plans and advertising', () => {
  const plansOf = (facts: Partial<OrderTypeFacts>) =>
    Object.fromEntries(offers(facts).map((o) => [o.type, o.plan_ids]));

  test('the upgrade-renew plan is offered by its own order type only, and an upgrade offers only higher plans', () => {
    expect(plansOf({ products: [product('growth')] })).toEqual({
      new: ['starter', 'growth', 'professional', 'flagship', 'crm-buyout'],
      append: [],
      renew: [],
      upgrade: ['professional', 'flagship'],
      upgrade_renew: ['upgrade-renew'],
    });
  });

  test('prepaid advertising is offered only to clients with an ad account', () => {
    expect([true, false].map((has_ad_accounts) => offers({ has_ad_accounts }).map((o) => o.prepaid))).toEqual([
      [true, true, true, true, true],
      [false, false, false, false, false],
    ]);
  });
});

describe('products offered for each order type', () => {
  const held = [
    ...['starter', 'growth', 'flagship', 'crm-buyout', 'upgrade-renew'].map((plan_id) => product(plan_id)),
    product('professional', 'expired'),
    { ...product('starter'), plan_id: 'retired', order_product_id: 'product-retired' },
  ];
  const about = (products: readonly HeldProduct[]) =>
    Object.fromEntries(
      offers({ products }).map(({ type, order_product_ids, plan_ids }) => [
        type,
        [order_product_ids.map((id) => id.replace('product-', '')), plan_ids],
      ]),
    );

  test('the products offered for an order type depend on status, term and available higher plans', () => {
    const sold = ['starter', 'growth', 'professional', 'flagship', 'crm-buyout'];
    expect(about(held)).toEqual({
      new: [[], expect.toSatisfy((ids: string[]) => ids.toSorted().join() === sold.toSorted().join())],
      append: [['starter', 'growth', 'flagship', 'crm-buyout', 'upgrade-renew', 'retired'], []],
      renew: [['starter', 'growth', 'flagship', 'upgrade-renew', 'retired'], []],
      upgrade: [
        ['starter', 'growth', 'upgrade-renew'],
        ['growth', 'professional', 'flagship'],
      ],
      upgrade_renew: [['starter', 'growth', 'flagship', 'retired'], ['upgrade-renew']],
    });
  });

  test('an expired product is offered for renewal only, and only while no other product is active', () => {
    const expired = product('professional', 'expired');
    const renewed = (products: readonly HeldProduct[]) => about(products).renew?.[0];
    expect([about([expired]).append?.[0], about([expired]).upgrade?.[0], about([expired]).upgrade_renew?.[0]]).toEqual([
      [],
      [],
      [],
    ]);
    expect([renewed([expired]), renewed([expired, product('crm-buyout')])]).toEqual([['professional'], []]);
  });

  test('renewal is closed for a client with only a buyout plan, and open with another plan beside it', () => {
    expect([
      closingReasons({ products: [product('crm-buyout')] }).renew,
      closingReasons({ products: [product('crm-buyout'), product('growth')] }).renew,
    ]).toEqual([['buyout_has_no_term'], []]);
  });
});
