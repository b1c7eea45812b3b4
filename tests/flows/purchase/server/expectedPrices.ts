import { type ExpectedPrice, lackingFor, type Price, pricedFor } from './expectedPrice.ts';
import { expectedPricesAbroad } from './expectedPricesAbroad.ts';
import { allowanceLoss, moduleLosses } from './losses.ts';

const priceForNewcomer = pricedFor('client-new');
const priceForOwner = pricedFor('client-cn');
const growth = { order_type: 'new', plan_id: 'growth' } as const;

/** Growth costs 12,800 a year; two years reduce it by 5 %, three years by 10 %. */
const newcomerPrices: readonly ExpectedPrice[] = [
  lackingFor('client-new')('nothing yet', { order_type: 'new' }, 'choose_product'),
  priceForNewcomer('Growth', { ...growth, years: 1 }, 1_280_000, [['plan', 'growth', 1, 1_280_000]], {
    usable: ['new-welcome'],
    reasons: {
      'new-agency-10': null,
      'new-agency-500': null,
      'new-agency-ended': 'expired',
      'new-welcome': null,
      'new-large-order': 'below_minimum',
      'new-renewal-5': 'wrong_type',
      'new-flagship': 'wrong_plan',
      'new-abroad': 'wrong_currency',
      'new-next-season': 'not_yet_valid',
      'new-last-season': 'expired',
      'new-credit-note': null,
    },
  }),
  priceForNewcomer('Growth, dearer now', { ...growth, years: 1 }, 1_380_000, [['plan', 'growth', 1, 1_380_000]], {
    catalogue: 'raised',
  }),
  // 25,600 - 5 % of it (1,280)
  priceForNewcomer('Growth for two years', { ...growth, years: 2 }, 2_432_000, [
    ['plan', 'growth', 1, 2_560_000],
    ['discount', 'growth', 1, -128_000],
  ]),
  // 8 % of the 24,320 that the years leave: 1,945.60
  priceForNewcomer('Growth, recommended', { ...growth, years: 2, invite_code: 'HARBOUR8' }, 2_237_440, [
    ['plan', 'growth', 1, 2_560_000],
    ['discount', 'growth', 1, -128_000],
    ['invite', 'growth', 1, -194_560],
  ]),
  // 38,400 - 10 %
  priceForNewcomer(
    'Growth for three years',
    { ...growth, years: 3 },
    3_456_000,
    [
      ['plan', 'growth', 1, 3_840_000],
      ['discount', 'growth', 1, -384_000],
    ],
    { usable: ['new-large-order'] },
  ),
  // 1,500 off, from 30,000 on
  priceForNewcomer('a large order', { ...growth, years: 3, vouchers: ['new-large-order'] }, 3_306_000, [
    ['plan', 'growth', 1, 3_840_000],
    ['discount', 'growth', 1, -384_000],
    ['client_voucher', 'new-large-order', 1, -150_000],
  ]),
  // 24,320 is below the minimum
  priceForNewcomer(
    'too small for the voucher',
    { ...growth, years: 2, vouchers: ['new-large-order'] },
    2_432_000,
    [
      ['plan', 'growth', 1, 2_560_000],
      ['discount', 'growth', 1, -128_000],
    ],
    { refused: 'new-large-order', reasons: { 'new-large-order': 'below_minimum' } },
  ),
  priceForNewcomer(
    'a welcome voucher',
    { ...growth, years: 1, vouchers: ['new-welcome'] },
    1_260_000,
    [
      ['plan', 'growth', 1, 1_280_000],
      ['client_voucher', 'new-welcome', 1, -20_000],
    ],
    { usable: ['new-agency-10'] },
  ),
  // the agency's 10 % of 12,800 are subtracted first, in whichever order the vouchers were chosen
  priceForNewcomer(
    'two vouchers',
    { ...growth, years: 1, vouchers: ['new-welcome', 'new-agency-10'] },
    1_132_000,
    [
      ['plan', 'growth', 1, 1_280_000],
      ['agency_voucher', 'new-agency-10', 1, -128_000],
      ['client_voucher', 'new-welcome', 1, -20_000],
    ],
    { reasons: { 'new-agency-500': 'not_combinable' } },
  ),
  // accounts at 1,200 a year each
  priceForNewcomer('more accounts', { ...growth, years: 1, addons: { accounts: 3 } }, 1_640_000, [
    ['plan', 'growth', 1, 1_280_000],
    ['addon', 'accounts', 3, 360_000],
  ]),
  // training costs 2,000, once
  priceForNewcomer('training', { ...growth, years: 1, services: { training: 1 } }, 1_480_000, [
    ['plan', 'growth', 1, 1_280_000],
    ['service', 'training', 1, 200_000],
  ]),
];

const appendSelection = { order_type: 'append', order_product_id: 'cn-product' } as const;
const renewSelection = { order_type: 'renew', order_product_id: 'cn-product' } as const;
const upgradeSelection = { order_type: 'upgrade', order_product_id: 'cn-product' } as const;
const adAccount = '482-193-7705';

/** The owner has Growth for one year with 10 accounts, 2 storages and 4 e-mail volumes; 150 of 365 days have passed. */
const ownerPrices: readonly ExpectedPrice[] = [
  lackingFor('client-cn')('nothing added', appendSelection, 'choose_addition'),
  // 2,400 for the whole year, less 150/365 of it: 986.301..., rounded down
  priceForOwner('two accounts', { ...appendSelection, addons: { accounts: 2 } }, 141_370, [
    ['addon', 'accounts', 2, 240_000],
    ['credit', 'accounts', 1, -98_630],
  ]),
  lackingFor('client-cn')(
    'a fee for an account',
    { ...appendSelection, prepaid: { cid: adAccount, amount_minor: null } },
    'enter_prepaid_fee',
  ),
  lackingFor('client-cn')(
    'too small a fee',
    { ...appendSelection, prepaid: { cid: adAccount, amount_minor: 1 } },
    'prepaid_fee_out_of_range',
  ),
  priceForOwner(
    'an advertising fee',
    { ...appendSelection, prepaid: { cid: adAccount, amount_minor: 600_000 } },
    600_000,
    [['prepaid', adAccount, 1, 600_000]],
  ),
  // 12,800 and the existing add-ons: 10 × 1,200, 2 × 600, 4 × 1,500
  priceForOwner(
    'a renewal',
    { ...renewSelection, years: 1 },
    3_200_000,
    [
      ['plan', 'growth', 1, 1_280_000],
      ['addon', 'accounts', 10, 1_200_000],
      ['addon', 'storage', 2, 120_000],
      ['addon', 'edm', 4, 600_000],
    ],
    { usable: ['cn-renewal-5'], reasons: { 'cn-first-order': 'used', 'cn-renewal-5': null } },
  ),
  // twice that, and 5 % off the plan only: 1,280
  priceForOwner('a renewal for two years', { ...renewSelection, years: 2 }, 6_272_000, [
    ['plan', 'growth', 1, 2_560_000],
    ['addon', 'accounts', 10, 2_400_000],
    ['addon', 'storage', 2, 240_000],
    ['addon', 'edm', 4, 1_200_000],
    ['discount', 'growth', 1, -128_000],
  ]),
  priceForOwner('a renewal with 5 % off', { ...renewSelection, years: 1, vouchers: ['cn-renewal-5'] }, 3_040_000, [
    ['plan', 'growth', 1, 1_280_000],
    ['addon', 'accounts', 10, 1_200_000],
    ['addon', 'storage', 2, 120_000],
    ['addon', 'edm', 4, 600_000],
    ['client_voucher', 'cn-renewal-5', 1, -160_000],
  ]),
  lackingFor('client-cn')('no higher plan yet', upgradeSelection, 'choose_plan'),
  // 29,800 less 150/365 of it (12,246.575...) less 215/365 of 12,800 (7,539.726...)
  priceForOwner('Professional', { ...upgradeSelection, plan_id: 'professional' }, 1_001_371, [
    ['plan', 'professional', 1, 2_980_000],
    ['credit', 'professional', 1, -1_224_657],
    ['credit', 'cn-product', 1, -753_972],
  ]),
  // 19,900 × 2 less 215/365 of 32,000, which plan and add-ons were worth (18,849.315...)
  priceForOwner(
    'the offer',
    { order_type: 'upgrade_renew', order_product_id: 'cn-product', plan_id: 'upgrade-renew', years: 2 },
    2_095_069,
    [
      ['plan', 'upgrade-renew', 1, 3_980_000],
      ['credit', 'cn-product', 1, -1_884_931],
    ],
    {
      hints: [
        moduleLosses.social_publishing,
        moduleLosses.trade_shows,
        allowanceLoss('accounts', 15, 10),
        allowanceLoss('edm', 250_000, 200_000),
      ],
    },
  ),
];

export const expectedPrices: readonly ExpectedPrice[] = [...newcomerPrices, ...ownerPrices, ...expectedPricesAbroad];

/** The order placed from another window, when it differs from the selection here. */
export const otherWindowPrice: ExpectedPrice & { readonly price: Price } = (() => {
  const found = expectedPrices.find(({ name }) => name === 'Growth for three years');
  if (found?.price == null) throw new Error('what another window places has no price');
  return { ...found, price: found.price };
})();
