import { type ExpectedPrice, lackingFor, pricedFor } from './expectedPrice.ts';
import { allowanceLoss, moduleLosses } from './losses.ts';

const priceInTaiwan = pricedFor('client-tw');
const priceInHongKong = pricedFor('client-hk');
const starter = { order_type: 'new', plan_id: 'starter' } as const;

/** Reductions in TWD are whole dollars. The term of this client's earlier Starter has passed. */
const taiwanPrices: readonly ExpectedPrice[] = [
  lackingFor('client-tw')('nothing yet', { order_type: 'new' }, 'choose_product'),
  priceInTaiwan('Starter', { ...starter, years: 1 }, 2_280_000, [['plan', 'starter', 1, 2_280_000]]),
  priceInTaiwan('Starter for two years', { ...starter, years: 2 }, 4_332_000, [
    ['plan', 'starter', 1, 4_560_000],
    ['discount', 'starter', 1, -228_000],
  ]),
  // 8 % of 43,320 are 3,465.60: 3,465
  priceInTaiwan('Starter, recommended', { ...starter, years: 2, invite_code: 'HARBOUR8' }, 3_985_500, [
    ['plan', 'starter', 1, 4_560_000],
    ['discount', 'starter', 1, -228_000],
    ['invite', 'starter', 1, -346_500],
  ]),
  // 22,800 and the two existing accounts
  priceInTaiwan('a late renewal', { order_type: 'renew', order_product_id: 'tw-product', years: 1 }, 3_400_000, [
    ['plan', 'starter', 1, 2_280_000],
    ['addon', 'accounts', 2, 1_120_000],
  ]),
];

/**
 * Flagship for two years with 5 more accounts; 200 of 731 days have passed. 19,960 less 5 % and 1,800 for the accounts
 * are 20,762; of that 531/731 are 15,081.56: 5,980 pay for the offer, and 9,101.56 are left for a voucher.
 */
const hongKongPrices: readonly ExpectedPrice[] = [
  lackingFor('client-hk')('nothing added', { order_type: 'append', order_product_id: 'hk-product' }, 'choose_addition'),
  priceInHongKong(
    'the offer, from Flagship',
    { order_type: 'upgrade_renew', order_product_id: 'hk-product', plan_id: 'upgrade-renew', years: 2 },
    0,
    [
      ['plan', 'upgrade-renew', 1, 598_000],
      ['credit', 'hk-product', 1, -598_000],
    ],
    {
      credit: 910_156,
      hints: [
        moduleLosses.social_publishing,
        moduleLosses.trade_shows,
        moduleLosses.logistics,
        moduleLosses.collections,
        moduleLosses.dashboards,
        moduleLosses.approvals,
        moduleLosses.workflow,
        moduleLosses.ai_writing,
        moduleLosses.ai_insights,
        moduleLosses.open_api,
        allowanceLoss('accounts', 25, 10),
        allowanceLoss('storage', 2_048, 1_024),
        allowanceLoss('edm', 500_000, 200_000),
        allowanceLoss('api', 300_000, 0),
      ],
      reasons: { 'hk-welcome': 'nothing_left', 'hk-abroad': 'wrong_currency' },
    },
  ),
];

/** Prices of clients who pay in another currency than CNY. */
export const expectedPricesAbroad: readonly ExpectedPrice[] = [...taiwanPrices, ...hongKongPrices];
