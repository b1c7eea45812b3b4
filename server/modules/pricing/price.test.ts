import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quote } from '#contract/entities/order.ts';
import type { Voucher } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import { type Currency, currencies } from '#contract/money.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import { vouchersOf } from '../../seed/storeVouchers.ts';
import {
  daysLater,
  type FactsOptions,
  growthHolding,
  payerView,
  priceOrThrow,
  pricingFactsOf,
  pricingNow,
  pricingRefusal,
  voucher,
} from '../../testing/pricing.ts';
import type { PriceContent, PricingFacts } from './facts.ts';
import { priceSelection } from './price.ts';

/** In minor units. */
const credit = (content: PriceContent) => content.remaining_credit?.minor ?? null;

describe('price of each order type [PRI-02]', () => {
  test('a new plan for two years is priced with discount, add-ons for both years, and services and advertising once', () => {
    const selection = {
      plan_id: 'growth',
      years: 2,
      addons: { accounts: 3, 'connector-buyout': 1 },
      services: { training: 2 },
      prepaid: { cid: 'granted', amount_minor: 600_000 },
    };
    expect(payerView(priceOrThrow(selection, pricingFactsOf()))).toEqual({
      lines: [
        ['plan', 'growth', 2_560_000],
        ['addon', 'accounts', 720_000],
        ['addon', 'connector-buyout', 980_000],
        ['service', 'training', 400_000],
        ['prepaid', 'granted', 600_000],
        ['discount', 'growth', -128_000],
      ],
      original: 5_260_000,
      discount: 128_000,
      off: 128_000,
      amount: [5_132_000, 'CNY'],
      period: ['2026-06-01', '2028-06-01'],
    });
  });

  test('a price lists the ordered plan, add-ons, services and advertising with their quantities', () => {
    const selection = {
      plan_id: 'growth',
      addons: { accounts: 3 },
      services: { training: 2 },
      prepaid: { cid: 'granted', amount_minor: 600_000 },
    };
    const pricing = priceSelection({ ...emptySelection, ...selection }, pricingFactsOf());
    expect([pricing.kind, priceOrThrow(selection, pricingFactsOf()).product_list]).toEqual([
      'priced',
      [
        { product_id: 'growth', quantity: 1 },
        { product_id: 'accounts', quantity: 3 },
        { product_id: 'training', quantity: 2 },
        { product_id: 'prepaid', quantity: 1 },
      ],
    ]);
  });

  test('a buyout plan is paid once and has no period', () => {
    expect(payerView(priceOrThrow({ plan_id: 'crm-buyout' }, pricingFactsOf({ currency: 'JPY' })))).toEqual({
      lines: [['plan', 'crm-buyout', 3_680_000]],
      original: 3_680_000,
      discount: 0,
      off: 0,
      amount: [3_680_000, 'JPY'],
      period: null,
    });
  });

  test('a recommendation discount is a share of the plan price after its discount for several years', () => {
    const facts = pricingFactsOf({ currency: 'TWD', invite: { kind: 'other', percent: 5 } });
    expect(payerView(priceOrThrow({ plan_id: 'starter', years: 3, invite_code: 'FRIEND' }, facts))).toEqual({
      lines: [
        ['plan', 'starter', 6_840_000],
        ['discount', 'starter', -684_000],
        ['invite', 'starter', -307_800],
      ],
      original: 6_840_000,
      discount: 991_800,
      off: 991_800,
      amount: [5_848_200, 'TWD'],
      period: ['2026-06-01', '2029-06-01'],
    });
  });

  test('an add-on is credited for the days of the term that have passed', () => {
    const selection = { order_type: 'append', order_product_id: 'product-1', addons: { storage: 2 } } as const;
    // 73 of 365 days have passed: a fifth.
    expect(payerView(priceOrThrow(selection, pricingFactsOf({ currency: 'USD', has: growthHolding })))).toEqual({
      lines: [
        ['addon', 'storage', 18_000],
        ['credit', 'storage', -3_600],
      ],
      original: 18_000,
      discount: 0,
      off: 3_600,
      amount: [14_400, 'USD'],
      period: ['2026-06-01', '2027-03-20'],
    });
  });

  test('a renewal prices the plan with its held add-ons, and starts at the end of the current term', () => {
    const selection = {
      order_type: 'renew',
      order_product_id: 'product-1',
      years: 2,
      addons: { accounts: 1 },
    } as const;
    expect(payerView(priceOrThrow(selection, pricingFactsOf({ has: growthHolding })))).toEqual({
      lines: [
        ['plan', 'growth', 2_560_000],
        ['addon', 'accounts', 2_640_000],
        ['addon', 'edm', 1_200_000],
        ['discount', 'growth', -128_000],
      ],
      original: 6_400_000,
      discount: 128_000,
      off: 128_000,
      amount: [6_272_000, 'CNY'],
      period: ['2027-03-20', '2029-03-20'],
    });
  });

  test('a renewal of a term that has ended starts now', () => {
    const facts = pricingFactsOf({ has: { plan_id: 'starter', days_ago: 400 } });
    const selection = { order_type: 'renew', order_product_id: 'product-1' } as const;
    expect(payerView(priceOrThrow(selection, facts))).toEqual({
      lines: [['plan', 'starter', 480_000]],
      original: 480_000,
      discount: 0,
      off: 0,
      amount: [480_000, 'CNY'],
      period: ['2026-06-01', '2027-06-01'],
    });
  });

  test('an upgrade ends with the current term and credits the unused part of the current plan', () => {
    const selection = { order_type: 'upgrade', order_product_id: 'product-1', plan_id: 'professional' } as const;
    const content = priceOrThrow(selection, pricingFactsOf({ currency: 'JPY', has: growthHolding }));
    expect(payerView(content)).toEqual({
      lines: [
        ['plan', 'professional', 648_000],
        ['credit', 'professional', -129_600],
        ['credit', 'product-1', -230_400],
      ],
      original: 648_000,
      discount: 0,
      off: 360_000,
      amount: [288_000, 'JPY'],
      period: ['2026-06-01', '2027-03-20'],
    });
    expect(content.reduced_version_hints).toEqual([]);
  });

  test('an upgrade-renew order starts now for two years, credits plan and add-ons, and hints at reductions', () => {
    const selection = { order_type: 'upgrade_renew', order_product_id: 'product-1', plan_id: 'upgrade-renew' } as const;
    const content = priceOrThrow(selection, pricingFactsOf({ has: growthHolding }));
    expect(payerView(content)).toEqual({
      lines: [
        ['plan', 'upgrade-renew', 3_980_000],
        ['credit', 'product-1', -2_464_000],
      ],
      original: 3_980_000,
      discount: 0,
      off: 2_464_000,
      amount: [1_516_000, 'CNY'],
      period: ['2026-06-01', '2028-06-01'],
    });
    expect(content.reduced_version_hints.map(({ hint_id, from, to }) => [hint_id, from, to])).toEqual([
      ['module_lost-social_publishing', null, null],
      ['module_lost-trade_shows', null, null],
      ['accounts_reduced-15-10', 15, 10],
      ['edm_reduced-250000-200000', 250_000, 200_000],
    ]);
  });

  test('every part of an allowance that becomes smaller has a reduction hint [PRI-06]', () => {
    const selection = { order_type: 'upgrade_renew', order_product_id: 'product-1', plan_id: 'upgrade-renew' } as const;
    const { reduced_version_hints } = priceOrThrow(
      selection,
      pricingFactsOf({ has: { plan_id: 'flagship', days_ago: 73 } }),
    );
    expect(reduced_version_hints.filter(({ kind }) => kind !== 'module_lost')).toEqual([
      { hint_id: 'accounts_reduced-20-10', kind: 'accounts_reduced', name: null, from: 20, to: 10 },
      { hint_id: 'storage_reduced-2048-1024', kind: 'storage_reduced', name: null, from: 2_048, to: 1_024 },
      { hint_id: 'edm_reduced-500000-200000', kind: 'edm_reduced', name: null, from: 500_000, to: 200_000 },
      { hint_id: 'api_reduced-300000-0', kind: 'api_reduced', name: null, from: 300_000, to: 0 },
    ]);
  });

  test('add-ons ordered with an upgrade-renew plan remove the hints of what they replace', () => {
    const selection = {
      order_type: 'upgrade_renew',
      order_product_id: 'product-1',
      plan_id: 'upgrade-renew',
      addons: { accounts: 5, edm: 1 },
    } as const;
    const { reduced_version_hints } = priceOrThrow(selection, pricingFactsOf({ has: growthHolding }));
    expect(reduced_version_hints.map(({ kind }) => kind)).toEqual(['module_lost', 'module_lost']);
  });

  test('a credit greater than the price makes the order free, except for prepaid advertising', () => {
    const selection = {
      order_type: 'upgrade_renew',
      order_product_id: 'product-1',
      plan_id: 'upgrade-renew',
      prepaid: { cid: 'granted', amount_minor: 500_000 },
    } as const;
    const facts = pricingFactsOf({ has: { plan_id: 'flagship', days_ago: 1 } });
    expect(payerView(priceOrThrow(selection, facts))).toEqual({
      lines: [
        ['plan', 'upgrade-renew', 3_980_000],
        ['prepaid', 'granted', 500_000],
        ['credit', 'product-1', -3_980_000],
      ],
      original: 4_480_000,
      discount: 0,
      off: 3_980_000,
      amount: [500_000, 'CNY'],
      period: ['2026-06-01', '2028-06-01'],
    });
  });

  test('a price with a quote id and an expiry is a valid quote of the contract', () => {
    const content = priceOrThrow({ plan_id: 'growth' }, pricingFactsOf());
    const named = { ...content, quote_id: 'q', expires_at: pricingNow.toISOString() };
    expect(quote.parse(named)).toEqual(named);
  });
});

describe('selections without a price', () => {
  const cases: [string, Partial<Selection>, FactsOptions][] = [
    ['type_closed', { plan_id: 'growth' }, { has: growthHolding }],
    ['type_closed', { plan_id: 'growth' }, { pending: 'order-1' }],
    ['choose_product', {}, {}],
    ['choose_plan', { order_type: 'upgrade', order_product_id: 'product-1' }, { has: growthHolding }],
    ['choose_owned_product', { order_type: 'append', addons: { edm: 1 } }, { has: growthHolding }],
    ['choose_owned_product', { order_type: 'renew', order_product_id: 'another' }, { has: growthHolding }],
    ['choose_addition', { order_type: 'append', order_product_id: 'product-1' }, { has: growthHolding }],
    ['enter_prepaid_fee', { plan_id: 'growth', prepaid: { cid: 'granted', amount_minor: null } }, {}],
    ['prepaid_fee_out_of_range', { plan_id: 'growth', prepaid: { cid: 'granted', amount_minor: 499_999 } }, {}],
    ['choose_ad_account', { plan_id: 'growth', prepaid: { cid: null, amount_minor: 600_000 } }, {}],
    ['ad_account_not_granted', { plan_id: 'growth', prepaid: { cid: 'pending', amount_minor: 600_000 } }, {}],
    ['product_unavailable', { plan_id: 'no-such-plan' }, {}],
    ['product_unavailable', { plan_id: 'upgrade-renew' }, {}],
    [
      'product_unavailable',
      { order_type: 'upgrade', order_product_id: 'product-1', plan_id: 'starter' },
      { has: growthHolding },
    ],
    ['product_unavailable', { plan_id: 'growth', addons: { unknown: 1 } }, {}],
    ['product_unavailable', { plan_id: 'growth', services: { unknown: 1 } }, {}],
    ['quantity_out_of_range', { plan_id: 'growth', addons: { accounts: 501 } }, {}],
    ['quantity_out_of_range', { plan_id: 'growth', services: { implementation: 6 } }, {}],
    ['quantity_out_of_range', { plan_id: 'growth', years: 4 }, {}],
    ['quantity_out_of_range', { plan_id: 'crm-buyout', years: 2 }, {}],
    ['invite_code_unknown', { plan_id: 'growth', invite_code: 'X' }, { invite: { kind: 'unknown' } }],
    ['invite_code_own', { plan_id: 'growth', invite_code: 'X' }, { invite: { kind: 'own' } }],
    ['voucher_unknown', { plan_id: 'growth', vouchers: ['of-somebody-else'] }, {}],
  ];
  test.each(cases)('a selection is refused with %s: %j', (error, selection, having) => {
    expect(pricingRefusal(selection, pricingFactsOf(having))).toBe(error);
  });

  test('a refused selection returns its first error, all its reasons and the rejected fields', () => {
    const pricing = (selection: Partial<Selection>, facts = pricingFactsOf()) =>
      priceSelection({ ...emptySelection, ...selection }, facts);
    const refused = { kind: 'refused', fields: [] };
    expect([
      pricing({ plan_id: 'no-such-plan' }),
      pricing({ prepaid: { cid: null, amount_minor: 600_000 } }),
      pricing(
        { plan_id: 'growth', vouchers: ['held', 'unknown'] },
        pricingFactsOf({ vouchers: [voucher({ voucher_id: 'held' })] }),
      ),
      pricing({ plan_id: 'growth', order_product_id: 'product-1' }),
    ]).toEqual([
      { ...refused, error: 'product_unavailable', reasons: ['product_unavailable'] },
      { ...refused, error: 'choose_product', reasons: ['choose_product', 'choose_ad_account'] },
      { ...refused, error: 'voucher_unknown', reasons: ['voucher_unknown'] },
      {
        ...refused,
        error: 'not_chosen_with_type',
        reasons: ['not_chosen_with_type'],
        fields: ['order_product_id'],
      },
    ]);
  });
});

describe('remaining credit [PRI-09]', () => {
  const flagship = (currency: Currency) => pricingFactsOf({ currency, has: { plan_id: 'flagship', days_ago: 73 } });
  const offer = { order_type: 'upgrade_renew', order_product_id: 'product-1', plan_id: 'upgrade-renew' } as const;

  // 292 of 365 days: 4/5 of 69,800 are 55,840, less 39,800; of 318,000 they are 254,400, less 184,000.
  test.each([
    ['CNY', 3_980_000, 1_604_000],
    ['TWD', 18_400_000, 7_040_000],
  ] as const)(
    'a credit above the price of the order makes it free and remains for a voucher in %s',
    (currency, whole, rest) => {
      const content = priceOrThrow(offer, flagship(currency));
      expect([content.amount.minor, payerView(content).lines, content.remaining_credit]).toEqual([
        0,
        [
          ['plan', 'upgrade-renew', whole],
          ['credit', 'product-1', -whole],
        ],
        { minor: rest, currency },
      ]);
    },
  );

  test('a credit does not pay for prepaid advertising', () => {
    const prepaid = { cid: 'granted', amount_minor: 700_000 };
    const content = priceOrThrow({ ...offer, prepaid }, flagship('CNY'));
    expect([content.amount.minor, credit(content)]).toEqual([700_000, 1_604_000]);
  });

  test('an upgrade to a plan cheaper than the credit leaves a remaining credit', () => {
    const facts = pricingFactsOf({ has: { plan_id: 'growth', days_ago: 73 } });
    const products = facts.products.map((product) => ({ ...product, plan_term_value: 5_000_000 }));
    const upgrade = { order_type: 'upgrade', order_product_id: 'product-1', plan_id: 'professional' } as const;
    // 4/5 of 29,800 are 23,840; 4/5 of 50,000 are 40,000.
    const content = priceOrThrow(upgrade, { ...facts, products });
    expect([content.amount.minor, credit(content)]).toEqual([0, 1_616_000]);
  });

  test.each(['new', 'append', 'renew', 'upgrade'] as const)(
    'an order of type %s has no remaining credit at list prices',
    (order_type) => {
      const facts = order_type === 'new' ? pricingFactsOf() : pricingFactsOf({ has: growthHolding });
      const of = {
        new: { plan_id: 'growth' },
        append: { order_product_id: 'product-1', addons: { accounts: 1 } },
        renew: { order_product_id: 'product-1', years: 1 },
        upgrade: { order_product_id: 'product-1', plan_id: 'professional' },
      }[order_type];
      expect(credit(priceOrThrow({ order_type, ...of }, facts))).toBeNull();
    },
  );
});

describe('selections that the order type fixes [PRI-10]', () => {
  const of = { order_product_id: 'product-1' };
  test.each([
    ['years', { ...of, order_type: 'upgrade_renew', plan_id: 'upgrade-renew', years: 3 }],
    ['years', { ...of, order_type: 'upgrade', plan_id: 'professional', years: 1 }],
    ['years', { ...of, order_type: 'append', years: 1, addons: { accounts: 1 } }],
    ['plan_id', { ...of, order_type: 'renew', plan_id: 'growth' }],
    ['order_product_id', { order_type: 'new', plan_id: 'growth', order_product_id: 'product-1' }],
  ] as const)('choosing %s is refused with not_chosen_with_type in %j', (field, selection) => {
    const facts = selection.order_type === 'new' ? pricingFactsOf() : pricingFactsOf({ has: growthHolding });
    expect(priceSelection({ ...emptySelection, ...selection }, facts)).toMatchObject({
      kind: 'refused',
      error: 'not_chosen_with_type',
      fields: [field],
    });
  });
});

describe('vouchers in a price', () => {
  const reasonsOf = ({ vouchers }: PriceContent) =>
    Object.fromEntries(
      [...vouchers.agency_vouchers, ...vouchers.client_vouchers].map((v) => [v.voucher_id, [v.selected, v.reason]]),
    );

  test('each voucher that cannot be used gives its reason, deducts nothing and stays selected [VOU-02]', () => {
    const usd = { kind: 'amount', amount: { minor: 5, currency: 'USD' } } as const;
    const held = [
      voucher({ voucher_id: 'agency', holder: 'agency' }),
      voucher({ voucher_id: 'second-agency', holder: 'agency' }),
      voucher({ voucher_id: 'ended', valid_until: daysLater(-1).toISOString() }),
      voucher({ voucher_id: 'early', valid_from: daysLater(1).toISOString() }),
      voucher({ voucher_id: 'spent', is_used_up: true }),
      voucher({ voucher_id: 'abroad', worth: usd }),
      voucher({ voucher_id: 'dear', minimum: { minor: 480_001, currency: 'CNY' } }),
      voucher({ voucher_id: 'renewals', order_types: ['renew'] }),
      voucher({ voucher_id: 'flagships', plan_ids: ['flagship'] }),
      voucher({ voucher_id: 'whole', worth: { kind: 'percent', percent: 100 } }),
      voucher({ voucher_id: 'late' }),
    ];
    const chosen = held.map(({ voucher_id }) => voucher_id);
    const content = priceOrThrow({ plan_id: 'starter', vouchers: chosen }, pricingFactsOf({ vouchers: held }));
    expect(reasonsOf(content)).toEqual({
      agency: [true, null],
      'second-agency': [true, 'not_combinable'],
      ended: [true, 'expired'],
      early: [true, 'not_yet_valid'],
      spent: [true, 'used'],
      abroad: [true, 'wrong_currency'],
      dear: [true, 'below_minimum'],
      renewals: [true, 'wrong_type'],
      flagships: [true, 'wrong_plan'],
      whole: [true, null],
      late: [true, 'nothing_left'],
    });
    expect(payerView(content).lines).toEqual([
      ['plan', 'starter', 480_000],
      ['agency_voucher', 'agency', -48_000],
      ['client_voucher', 'whole', -432_000],
    ]);
  });

  test('the demo data has vouchers for each reason of refusal, and usable ones', () => {
    const rows = vouchersOf({ client_id: 'c', short: 'cn', currency: 'CNY', used_by: 'order-1' }, pricingNow);
    const held = rows.map(({ client_id: _client, ...row }) =>
      voucher({
        voucher_id: row.voucher_id,
        holder: row.holder,
        worth: row.worth,
        minimum: row.minimum ?? null,
        order_types: row.order_types,
        plan_ids: row.plan_ids,
        valid_from: row.valid_from.toISOString(),
        valid_until: row.valid_until.toISOString(),
        spend: row.spend,
        is_used_up: row.voucher_id === 'cn-first-order',
      }),
    );
    const chosen = ['cn-agency-10', 'cn-agency-500', 'cn-credit-note', 'cn-welcome'];
    const content = priceOrThrow({ plan_id: 'growth', vouchers: chosen }, pricingFactsOf({ vouchers: held }));
    const told = new Set(Object.values(reasonsOf(content)).map(([, reason]) => reason));
    expect([...told].map(String).sort()).toEqual([
      'below_minimum',
      'expired',
      'not_combinable',
      'not_yet_valid',
      'nothing_left',
      'null',
      'used',
      'wrong_currency',
      'wrong_plan',
      'wrong_type',
    ]);
  });

  test('a voucher spent in parts deducts its balance and no more [VOU-09]', () => {
    const worth = { kind: 'amount', amount: { minor: 900_000, currency: 'CNY' } } as const;
    const balance = { minor: 30_000, currency: 'CNY' } as const;
    const held = [voucher({ voucher_id: 'credit', worth, spend: 'in_parts', balance, is_used_up: false })];
    const content = priceOrThrow({ plan_id: 'starter', vouchers: ['credit'] }, pricingFactsOf({ vouchers: held }));
    expect(payerView(content).lines).toEqual([
      ['plan', 'starter', 480_000],
      ['client_voucher', 'credit', -30_000],
    ]);
  });

  test('a voucher of 100 percent does not reduce prepaid advertising [PRI-02]', () => {
    const held = [voucher({ voucher_id: 'whole', worth: { kind: 'percent', percent: 100 } })];
    const prepaid = { cid: 'granted', amount_minor: 700_000 };
    const content = priceOrThrow(
      { plan_id: 'starter', prepaid, vouchers: ['whole'] },
      pricingFactsOf({ vouchers: held }),
    );
    expect(content.amount).toEqual({ minor: 700_000, currency: 'CNY' });
  });
});

describe('prices of any selection', () => {
  const quantities = (ids: readonly string[], max: number) =>
    fc
      .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max })), { selector: ([id]) => id })
      .map((entries): Record<string, number> => Object.fromEntries(entries));
  const worth = (currency: Currency) =>
    fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent): Voucher['worth'] => ({ kind: 'percent', percent })),
      fc
        .integer({ min: 1, max: 20_000_000 })
        .map((minor): Voucher['worth'] => ({ kind: 'amount', amount: { minor, currency } })),
    );
  const situation = fc
    .record({
      currency: fc.constantFrom(...currencies),
      order_type: fc.constantFrom('new', 'append', 'renew', 'upgrade', 'upgrade_renew'),
      plan_id: fc.constantFrom('professional', 'flagship'),
      days_ago: fc.integer({ min: 0, max: 364 }),
      years: fc.integer({ min: 1, max: 3 }),
      addons: quantities(['accounts', 'storage', 'edm', 'api', 'connector-buyout'], 10),
      services: quantities(['implementation', 'training', 'migration'], 5),
      held: quantities(['accounts', 'storage', 'edm'], 20),
      prepaid: fc.boolean(),
      invite: fc.option(fc.integer({ min: 0, max: 100 })),
    })
    .chain((of) =>
      fc
        .array(fc.record({ worth: worth(of.currency), holder: fc.constantFrom('agency', 'client') }), { maxLength: 4 })
        .map((list) => ({ ...of, vouchers: list.map((v, i) => voucher({ voucher_id: `v${i}`, ...v })) })),
    )
    .map((of) => {
      const { currency, order_type } = of;
      const has = order_type === 'new' ? undefined : { plan_id: 'growth', days_ago: of.days_ago, addons: of.held };
      const facts = pricingFactsOf({
        currency,
        vouchers: of.vouchers,
        invite: of.invite === null ? null : { kind: 'other', percent: of.invite },
        ...(has && { has }),
      });
      const plans = {
        new: of.plan_id,
        append: null,
        renew: null,
        upgrade: of.plan_id,
        upgrade_renew: 'upgrade-renew',
      } as const;
      const selection: Selection = {
        order_type,
        order_product_id: has ? 'product-1' : null,
        plan_id: plans[order_type],
        years: order_type === 'new' || order_type === 'renew' ? of.years : null,
        addons: { accounts: 1, ...of.addons },
        services: of.services,
        prepaid: of.prepaid ? { cid: 'granted', amount_minor: facts.prepaid.minimum.minor } : null,
        invite_code: of.invite === null || order_type !== 'new' ? '' : 'FRIEND',
        vouchers: of.vouchers.map(({ voucher_id }) => voucher_id),
      };
      return { facts, selection };
    });

  const total = (selection: Selection, facts: PricingFacts): number => priceOrThrow(selection, facts).amount.minor;

  test('the lines of any price add up to its total, which is at least its prepaid advertising [PRI-01, PRI-02]', () => {
    fc.assert(
      fc.property(situation, ({ facts, selection }) => {
        const content = priceOrThrow(selection, facts);
        const lines = content.lines.reduce((sum, line) => sum + line.amount.minor, 0);
        expect(content.amount).toEqual({ minor: lines, currency: facts.currency });
        expect(content.original_amount.minor - content.discount_amount.minor).toBe(lines);
        expect(lines).toBeGreaterThanOrEqual(selection.prepaid?.amount_minor ?? 0);
        expect(content.lines.every(({ amount }) => Number.isSafeInteger(amount.minor))).toBe(true);
      }),
    );
  });

  test('a greater quantity of an add-on never makes an order cheaper', () => {
    fc.assert(
      fc.property(situation, ({ facts, selection }) => {
        const more = {
          ...selection,
          addons: { ...selection.addons, accounts: (selection.addons.accounts ?? 0) + 1 },
        };
        expect(total(more, facts)).toBeGreaterThanOrEqual(total(selection, facts));
      }),
    );
  });

  test('vouchers never make an order more expensive', () => {
    fc.assert(
      fc.property(situation, ({ facts, selection }) => {
        expect(total(selection, facts)).toBeLessThanOrEqual(total({ ...selection, vouchers: [] }, facts));
      }),
    );
  });

  test('an order with remaining credit charges only its prepaid advertising [PRI-09]', () => {
    fc.assert(
      fc.property(situation, ({ facts, selection }) => {
        const content = priceOrThrow(selection, facts);
        if (content.remaining_credit === null) return;
        expect(content.remaining_credit.minor).toBeGreaterThan(0);
        expect(content.amount.minor).toBe(selection.prepaid?.amount_minor ?? 0);
      }),
    );
  });

  test('a credit is never greater than the price of what it credits', () => {
    fc.assert(
      fc.property(situation, ({ facts, selection }) => {
        const { lines } = priceOrThrow(selection, facts);
        const [product] = facts.products;
        const held = product?.held_addons.reduce((sum, { term_value }) => sum + term_value, product.plan_term_value);
        for (const credit of lines.filter(({ kind }) => kind === 'credit')) {
          const credited = lines.find(({ kind, ref }) => kind !== 'credit' && ref === credit.ref)?.amount.minor ?? held;
          expect(-credit.amount.minor).toBeLessThanOrEqual(credited ?? 0);
        }
      }),
    );
  });
});
