import type { DemoHolding, DemoOrder } from './demoHolding.ts';
import { activatingHolding } from './storeActivating.ts';
import { blockedHolding, longtimeHolding, unverifiedHolding } from './storeSpecial.ts';

const addonSelection = (addons: Record<string, number>): DemoOrder['chosen'] => ({ order_type: 'append', addons });

const emptyHolding = (
  of: Pick<DemoHolding, 'client_id' | 'short' | 'user_id' | 'placed_by' | 'invite'>,
): DemoHolding => ({
  currency: 'CNY',
  is_oversea: false,
  ad_accounts: [],
  product: null,
  orders: [],
  ...of,
});

export const demoHoldings: readonly DemoHolding[] = [
  {
    client_id: 'client-cn',
    short: 'cn',
    user_id: 'user-owner-cn',
    placed_by: '林晓',
    currency: 'CNY',
    is_oversea: false,
    invite: { code: 'YUNFAN88', percent: 5 },
    ad_accounts: [
      { cid: '482-193-7705', name: '云帆贸易 - 欧美站', grant_status: 'granted' },
      { cid: '611-840-2296', name: '云帆贸易 - 日本站', grant_status: 'pending' },
      { cid: '903-557-1148', name: '云帆贸易 - 旧账户', grant_status: 'revoked' },
    ],
    product: {
      plan_id: 'growth',
      days_ago: 150,
      years: 1,
      addons: { accounts: 10, storage: 2, edm: 4 },
      used: { accounts: 14, storage_gb: 171, edm: 238_400, api_calls: 0 },
    },
    orders: [
      {
        id: 'first',
        chosen: { order_type: 'new', plan_id: 'growth', years: 1, addons: { accounts: 10, storage: 2, edm: 4 } },
        days_ago: 153,
        status: 'completed',
        payment_status: 'received',
      },
      { id: 'api', chosen: addonSelection({ api: 1 }), days_ago: 90, status: 'expired', payment_status: 'none' },
      {
        id: 'upgrade',
        chosen: { order_type: 'upgrade', plan_id: 'professional' },
        days_ago: 40,
        status: 'cancelled',
        payment_status: 'none',
      },
      {
        id: 'storage',
        chosen: addonSelection({ storage: 1 }),
        days_ago: 8,
        status: 'paid',
        payment_status: 'received',
      },
      { id: 'edm', chosen: addonSelection({ edm: 2 }), days_ago: 2, status: 'unpaid', payment_status: 'none' },
    ],
  },
  emptyHolding({
    client_id: 'client-new',
    short: 'new',
    user_id: 'user-new-cn',
    placed_by: '周宁',
    invite: { code: 'XINYA666', percent: 5 },
  }),
  {
    client_id: 'client-hk',
    short: 'hk',
    user_id: 'user-owner-hk',
    placed_by: 'Grace Wong',
    currency: 'USD',
    is_oversea: true,
    invite: { code: 'HARBOUR8', percent: 8 },
    ad_accounts: [
      { cid: '204-771-9330', name: 'Harbour Bright - Search', grant_status: 'granted' },
      { cid: '356-018-4412', name: 'Harbour Bright - Shopping', grant_status: 'pending' },
    ],
    product: {
      plan_id: 'flagship',
      days_ago: 200,
      years: 2,
      addons: { accounts: 5 },
      used: { accounts: 21, storage_gb: 640, edm: 212_000, api_calls: 84_200 },
    },
    orders: [
      {
        id: 'first',
        chosen: { order_type: 'new', plan_id: 'flagship', years: 2, addons: { accounts: 5 } },
        days_ago: 206,
        status: 'completed',
        payment_status: 'received',
      },
      {
        id: 'api',
        chosen: addonSelection({ api: 2 }),
        days_ago: 3,
        status: 'unpaid',
        payment_status: 'proof_submitted',
      },
    ],
  },
  {
    client_id: 'client-tw',
    short: 'tw',
    user_id: 'user-owner-tw',
    placed_by: '張怡君',
    currency: 'TWD',
    is_oversea: true,
    invite: { code: 'CHENGUANG', percent: 5 },
    ad_accounts: [{ cid: '718-205-6643', name: '晨光官網', grant_status: 'granted' }],
    product: {
      plan_id: 'starter',
      days_ago: 400,
      years: 1,
      addons: { accounts: 2 },
      used: { accounts: 4, storage_gb: 22, edm: 3_100, api_calls: 0 },
    },
    orders: [
      {
        id: 'first',
        chosen: { order_type: 'new', plan_id: 'starter', years: 1, addons: { accounts: 2 } },
        days_ago: 405,
        status: 'completed',
        payment_status: 'received',
      },
      { id: 'edm', chosen: addonSelection({ edm: 1 }), days_ago: 120, status: 'cancelled', payment_status: 'none' },
    ],
  },
  {
    client_id: 'client-jp',
    short: 'jp',
    user_id: 'user-owner-jp',
    placed_by: '佐藤美咲',
    currency: 'JPY',
    is_oversea: true,
    invite: { code: 'AOBA2026', percent: 5 },
    ad_accounts: [{ cid: '530-664-8179', name: 'あおば商事 検索広告', grant_status: 'granted' }],
    product: {
      plan_id: 'growth',
      days_ago: 345,
      years: 1,
      addons: { accounts: 3 },
      used: { accounts: 7, storage_gb: 188, edm: 21_500, api_calls: 0 },
    },
    orders: [
      {
        id: 'first',
        chosen: { order_type: 'new', plan_id: 'growth', years: 1, addons: { accounts: 3 } },
        days_ago: 350,
        status: 'completed',
        payment_status: 'received',
      },
      { id: 'storage', chosen: addonSelection({ storage: 1 }), days_ago: 1, status: 'unpaid', payment_status: 'none' },
    ],
  },
  activatingHolding,
  emptyHolding({
    client_id: 'client-reviewed',
    short: 'reviewed',
    user_id: 'user-pending-cn',
    placed_by: '沈青',
    invite: { code: 'QINGHE66', percent: 5 },
  }),
  emptyHolding({
    client_id: 'client-trial',
    short: 'trial',
    user_id: 'user-trial-cn',
    placed_by: '梁悦',
    invite: { code: 'NANYUE66', percent: 5 },
  }),
  {
    ...emptyHolding({
      client_id: 'client-refused',
      short: 'refused',
      user_id: 'user-refused-hk',
      placed_by: 'Adrian Leung',
      invite: { code: 'PEARL888', percent: 5 },
    }),
    currency: 'USD',
    is_oversea: true,
  },
  emptyHolding({
    client_id: 'client-returned',
    short: 'returned',
    user_id: 'user-returned-cn',
    placed_by: '邓川',
    invite: { code: 'SHUGUANG', percent: 5 },
  }),
  unverifiedHolding,
  {
    ...emptyHolding({
      client_id: 'client-moved',
      short: 'moved',
      user_id: 'user-moved-tw',
      placed_by: '蔡宗翰',
      invite: { code: 'HAIYUE88', percent: 5 },
    }),
    currency: 'TWD',
    is_oversea: true,
  },
  blockedHolding,
  longtimeHolding,
];
