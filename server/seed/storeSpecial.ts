import type { DemoHolding } from './demoHolding.ts';

/** A client in Hong Kong with a paid first order that it cannot activate, as it is not verified. */
export const unverifiedHolding: DemoHolding = {
  client_id: 'client-unverified',
  short: 'unverified',
  user_id: 'user-unverified-hk',
  placed_by: 'Joyce Cheung',
  currency: 'USD',
  is_oversea: true,
  invite: { code: 'LANTAU88', percent: 5 },
  ad_accounts: [],
  product: null,
  orders: [
    {
      id: 'first',
      chosen: { order_type: 'new', plan_id: 'starter', years: 1 },
      days_ago: 6,
      status: 'paid',
      payment_status: 'received',
    },
  ],
};

export const blockedHolding: DemoHolding = {
  client_id: 'client-blocked',
  short: 'blocked',
  user_id: 'user-blocked-cn',
  placed_by: '潘越',
  currency: 'CNY',
  is_oversea: false,
  invite: { code: 'HAILAN66', percent: 5 },
  ad_accounts: [],
  product: {
    plan_id: 'growth',
    days_ago: 300,
    years: 1,
    addons: { accounts: 2 },
    used: { accounts: 6, storage_gb: 140, edm: 33_000, api_calls: 0 },
  },
  orders: [],
};

/**
 * Its Flagship plan is nearly new, so that the upgrade-renew offer leaves most of its credit. The first invoice is on
 * paper.
 */
export const longtimeHolding: DemoHolding = {
  client_id: 'client-longtime',
  short: 'longtime',
  user_id: 'user-longtime-cn',
  placed_by: '顾长青',
  currency: 'CNY',
  is_oversea: false,
  invite: { code: 'CHANGQING', percent: 5 },
  ad_accounts: [],
  product: { plan_id: 'starter', days_ago: '2021-01-14T02:00:00Z', years: 1, addons: {} },
  orders: [
    {
      id: 'first',
      chosen: { order_type: 'new', plan_id: 'starter', years: 1 },
      days_ago: '2021-01-11T02:00:00Z',
      status: 'completed',
      payment_status: 'received',
    },
  ],
  more: [
    {
      id: 'flagship',
      product: {
        plan_id: 'flagship',
        days_ago: 30,
        years: 2,
        addons: { accounts: 5 },
        used: { accounts: 19, storage_gb: 412, edm: 96_500, api_calls: 12_400 },
      },
      orders: [],
    },
  ],
};
