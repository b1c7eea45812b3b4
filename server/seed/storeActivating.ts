import type { DemoHolding, DemoOrder } from './demoHolding.ts';

const paid = { days_ago: 5, status: 'paid', payment_status: 'received' } as const;
const growthProduct = { plan_id: 'growth', days_ago: 120, years: 1, addons: { accounts: 3 } } as const;

/** A paid order for a product of its own, so that no other order blocks it. */
const productWithOrder = (id: string, chosen: DemoOrder['chosen'], more: Pick<DemoOrder, 'without_invoice'> = {}) => ({
  id,
  product: growthProduct,
  orders: [{ id, chosen, ...paid, ...more }],
});

/**
 * A client with a paid order of each type, none activated: the first needs an invoice and a signature, the next two
 * need one of them, the last two nothing.
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
    productWithOrder('append', { order_type: 'append', addons: { accounts: 5 } }, { without_invoice: true }),
    productWithOrder('renew', { order_type: 'renew', years: 2 }),
    productWithOrder('upgrade', { order_type: 'upgrade', plan_id: 'professional' }, { without_invoice: true }),
    productWithOrder(
      'upgrade-renew',
      { order_type: 'upgrade_renew', plan_id: 'upgrade-renew' },
      { without_invoice: true },
    ),
  ],
};

export const signedOrders = [
  'activating-order-renew',
  'activating-order-upgrade',
  'activating-order-upgrade-renew',
] as const;
