import type { OrderDetail, OrderStatus } from '#contract/entities/order.ts';
import type { AdAccount, Allowance } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { Currency } from '#contract/money.ts';

/** An order that a client of the demo has, told by what was chosen; its price is computed like every other. */
export interface DemoOrder {
  readonly id: string;
  readonly chosen: Partial<Selection> & Pick<Selection, 'order_type'>;
  readonly days_ago: number;
  readonly status: OrderStatus;
  readonly payment_status: OrderDetail['payment_status'];
}

/** What a client of the demo has bought. */
export interface DemoHolding {
  readonly client_id: string;
  /** Begins the names of what belongs to the client. */
  readonly short: string;
  readonly user_id: string;
  readonly placed_by: string;
  readonly currency: Currency;
  readonly is_oversea: boolean;
  readonly invite: { readonly code: string; readonly percent: number };
  readonly ad_accounts: readonly AdAccount[];
  readonly product: {
    readonly plan_id: string;
    readonly days_ago: number;
    readonly years: number;
    readonly addons: Readonly<Record<string, number>>;
    /** What of it is in use. */
    readonly used: Allowance;
  } | null;
  readonly orders: readonly DemoOrder[];
}

const append = (addons: Record<string, number>): DemoOrder['chosen'] => ({ order_type: 'append', addons });

/** What the companies of the demo have. */
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
      { id: 'api', chosen: append({ api: 1 }), days_ago: 90, status: 'expired', payment_status: 'none' },
      {
        id: 'upgrade',
        chosen: { order_type: 'upgrade', plan_id: 'professional' },
        days_ago: 40,
        status: 'cancelled',
        payment_status: 'none',
      },
      { id: 'storage', chosen: append({ storage: 1 }), days_ago: 8, status: 'paid', payment_status: 'received' },
      { id: 'edm', chosen: append({ edm: 2 }), days_ago: 2, status: 'unpaid', payment_status: 'none' },
    ],
  },
  {
    client_id: 'client-new',
    short: 'new',
    user_id: 'user-new-cn',
    placed_by: '周宁',
    currency: 'CNY',
    is_oversea: false,
    invite: { code: 'XINYA666', percent: 5 },
    ad_accounts: [],
    product: null,
    orders: [],
  },
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
      { id: 'api', chosen: append({ api: 2 }), days_ago: 3, status: 'unpaid', payment_status: 'proof_submitted' },
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
      { id: 'edm', chosen: append({ edm: 1 }), days_ago: 120, status: 'cancelled', payment_status: 'none' },
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
      { id: 'storage', chosen: append({ storage: 1 }), days_ago: 1, status: 'unpaid', payment_status: 'none' },
    ],
  },
];
