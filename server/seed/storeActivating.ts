import type { DemoHolding, DemoOrder } from './demoHolding.ts';

const paid = { days_ago: 5, status: 'paid', payment_status: 'received' } as const;
const growth = { plan_id: 'growth', days_ago: 120, years: 1, addons: { accounts: 3 } } as const;

/** A paid order about a product of its own, which nothing else waits for. */
const about = (id: string, chosen: DemoOrder['chosen'], more: Pick<DemoOrder, 'without_invoice'> = {}) => ({
  id,
  product: growth,
  orders: [{ id, chosen, ...paid, ...more }],
});

/**
 * A client of the demo that has paid an order of each type and activated none: the first wants an invoice and a signature, the next
 * two one of them, and the last two nothing more.
 */
export const activatingHolding: DemoHolding = {
  client_id: 'client-activating',
  short: 'activating',
  user_id: 'user-paid-cn',
  placed_by: '许航',
  currency: 'CNY',
  is_oversea: false,
  invite: { code: 'QIHANG66', percent: 5 },
  ad_accounts: [],
  product: null,
  orders: [{ id: 'new', chosen: { order_type: 'new', plan_id: 'growth', years: 1 }, ...paid }],
  more: [
    about('append', { order_type: 'append', addons: { accounts: 5 } }, { without_invoice: true }),
    about('renew', { order_type: 'renew', years: 2 }),
    about('upgrade', { order_type: 'upgrade', plan_id: 'professional' }, { without_invoice: true }),
    about('upgrade-renew', { order_type: 'upgrade_renew', plan_id: 'upgrade-renew' }, { without_invoice: true }),
  ],
};

/** Which of its orders have been signed. */
export const signedOrders = [
  'activating-order-renew',
  'activating-order-upgrade',
  'activating-order-upgrade-renew',
] as const;
