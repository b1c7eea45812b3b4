import type { OwnedProduct } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';
import type { StoreFacts } from '../ports.ts';

const text = (en: string): LocalizedText => ({ en, 'zh-CN': en, 'zh-TW': en, ja: en });
const cny = (minor: number): Money => ({ minor, currency: 'CNY' });

const growthPlan = {
  plan_id: 'growth',
  name: text('Growth'),
  summary: text('For teams that grow'),
  rank: 2,
  is_buyout: false,
  systems: [{ system_id: 'crm', name: text('Customer management') }],
  modules: [{ module_id: 'leads', name: text('Leads') }],
  allowance: { accounts: 5, storage_gb: 100, edm: 20_000, api_calls: 0 },
  price: cny(1_280_000),
  years: [1, 2, 3],
};

const ownedProduct: OwnedProduct = {
  order_product_id: 'owned-1',
  plan_id: 'growth',
  name: text('Growth'),
  is_buyout: false,
  status: 'active',
  starts_at: '2026-06-01T00:00:00+00:00',
  ends_at: '2027-06-01T00:00:00+00:00',
  allowance: growthPlan.allowance,
  systems: growthPlan.systems,
  modules: growthPlan.modules,
  addons: [{ addon_id: 'accounts', quantity: 3 }],
};

/** For a client with a plan: everything is open except a new plan. */
export const storeWithPlan: StoreFacts = {
  client_id: 'client-1',
  full_name: 'Example Trading',
  is_admin: true,
  currency: 'CNY',
  types: [
    {
      type: 'new',
      open: false,
      reasons: [{ reason: 'has_active_plan', order_id: null }],
      order_product_ids: [],
      plan_ids: ['growth', 'flagship'],
      addon_ids: ['accounts'],
      prepaid: true,
    },
    {
      type: 'append',
      open: true,
      reasons: [],
      order_product_ids: ['owned-1', 'owned-2'],
      plan_ids: [],
      addon_ids: ['accounts', 'api'],
      prepaid: true,
    },
    {
      type: 'renew',
      open: true,
      reasons: [],
      order_product_ids: ['owned-1', 'owned-2'],
      plan_ids: [],
      addon_ids: [],
      prepaid: false,
    },
    {
      type: 'upgrade',
      open: true,
      reasons: [],
      order_product_ids: ['owned-1', 'owned-2'],
      plan_ids: ['flagship', 'professional'],
      addon_ids: ['accounts'],
      prepaid: false,
    },
    {
      type: 'upgrade_renew',
      open: false,
      reasons: [{ reason: 'could_not_buy', order_id: null }],
      order_product_ids: [],
      plan_ids: [],
      addon_ids: [],
      prepaid: false,
    },
  ],
  plans: [
    growthPlan,
    { ...growthPlan, plan_id: 'professional', name: text('Professional'), rank: 3, price: cny(2_280_000) },
    { ...growthPlan, plan_id: 'flagship', name: text('Flagship'), rank: 4, price: cny(3_880_000), years: [1, 3] },
  ],
  addons: [
    {
      addon_id: 'accounts',
      kind: 'accounts',
      name: text('Accounts'),
      unit_size: 1,
      unit: text('account'),
      price: cny(80_000),
      per_year: true,
      max_quantity: 50,
    },
    {
      addon_id: 'api',
      kind: 'api',
      name: text('API calls'),
      unit_size: 300_000,
      unit: text('300,000 calls'),
      price: cny(300_000),
      per_year: true,
      max_quantity: 10,
    },
  ],
  services: {
    growth: [
      {
        service_id: 'training',
        name: text('Training'),
        summary: text('One day with a trainer'),
        price: cny(200_000),
        max_quantity: 5,
      },
    ],
  },
  products: [
    ownedProduct,
    { ...ownedProduct, order_product_id: 'owned-2', plan_id: 'professional', name: text('Professional') },
  ],
  prepaid: { minimum: cny(100_000), maximum: cny(100_000_000) },
  ad_accounts: [
    { cid: 'ads-1', name: 'Example Ads', grant_status: 'granted' },
    { cid: 'ads-2', name: 'Example Ads 2', grant_status: 'pending' },
    { cid: 'ads-3', name: 'Example Ads 3', grant_status: 'granted' },
  ],
};

/** For a client without a plan: only a new plan is open. */
export const storeWithoutPlan: StoreFacts = {
  ...storeWithPlan,
  types: storeWithPlan.types.map((offer) =>
    offer.type === 'new'
      ? { ...offer, open: true, reasons: [] }
      : { ...offer, open: false, reasons: [{ reason: 'no_plan_yet', order_id: null }] },
  ),
  products: [],
};

/** For a client with a currency without decimals. */
export const storeInYen: StoreFacts = {
  ...storeWithPlan,
  currency: 'JPY',
  prepaid: { minimum: { minor: 20_000, currency: 'JPY' }, maximum: { minor: 20_000_000, currency: 'JPY' } },
};

/** For a client with an expired plan: it can be renewed, or a new one bought. */
export const storeWithExpiredPlan: StoreFacts = {
  ...storeWithPlan,
  types: storeWithPlan.types.map((offer) => {
    if (offer.type === 'new') return { ...offer, open: true, reasons: [] };
    if (offer.type === 'renew') return { ...offer, order_product_ids: ['owned-1'] };
    return { ...offer, open: false, reasons: [{ reason: 'no_plan_yet', order_id: null }], order_product_ids: [] };
  }),
  products: [{ ...ownedProduct, status: 'expired', ends_at: '2026-06-01T00:00:00+00:00' }],
};

/** With upgrade-renew open, each addition on sale, and a revoked ad account. */
export const fullStore: StoreFacts = {
  ...storeWithPlan,
  types: storeWithPlan.types.map((offer) => {
    if (offer.type === 'append') return { ...offer, addon_ids: ['accounts', 'api', 'storage', 'edm', 'buyout'] };
    if (offer.type !== 'upgrade_renew') return offer;
    const upgrade = { order_product_ids: ['owned-1'], plan_ids: ['flagship'], addon_ids: ['accounts'] };
    return { ...offer, ...upgrade, open: true, reasons: [] };
  }),
  addons: [
    ...storeWithPlan.addons,
    ...(['storage', 'edm', 'buyout'] as const).map((kind) => ({
      addon_id: kind,
      kind,
      name: text(`More ${kind}`),
      unit_size: 1,
      unit: text('unit'),
      price: cny(120_000),
      per_year: kind !== 'buyout',
      max_quantity: 3,
    })),
  ],
  ad_accounts: [...storeWithPlan.ad_accounts, { cid: 'ads-4', name: 'Example Ads 4', grant_status: 'revoked' }],
};

const closedReasonByType = {
  new: 'paid_order_pending',
  append: 'payment_pending',
  renew: 'buyout_has_no_term',
  upgrade: 'no_higher_version',
  upgrade_renew: 'has_offered_plan',
} as const;

/** Each order type is closed for a different reason. */
export const closedForOtherReasons: StoreFacts = {
  ...storeWithPlan,
  types: storeWithPlan.types.map((offer) => {
    const reason = closedReasonByType[offer.type];
    return { ...offer, open: false, reasons: [{ reason, order_id: reason.endsWith('pending') ? 'order-0' : null }] };
  }),
};

export const closedStore: StoreFacts = {
  ...storeWithPlan,
  types: storeWithPlan.types.map((offer) => ({
    ...offer,
    open: false,
    reasons: [{ reason: 'unpaid_order_pending', order_id: 'order-0' }],
  })),
};
