import { z } from 'zod/mini';
import { orderAdd, orderByKey } from '#contract/calls/order.ts';
import { orderPrice, productTypeList } from '#contract/calls/product.ts';
import { clientInviteCode } from '#contract/calls/recommendation.ts';
import { type Quote, quote } from '#contract/entities/order.ts';
import { demoAddons, demoServices } from '#server/seed/storeAddons.ts';
import type { World } from '../../../browser/world.ts';
import type { ObservedRequest } from '../../../flowkit/server/requestGate.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { type Account, accounts } from './accounts.ts';
import { moduleLosses } from './losses.ts';

export interface PurchaseRun extends ServedRun {
  readonly account: Account;
  readonly client_id: string;
  /** The prices that the page received, oldest first. */
  readonly quotes: readonly Quote[];
  /** The query of the page's last price request. */
  readonly lastQuery: () => string;
}

/** The held request of each port; loading the store also makes others. */
const portCalls = {
  loadStore: productTypeList,
  quotePrice: orderPrice,
  verifyInvite: clientInviteCode,
  placeOrder: orderAdd,
  findOrder: orderByKey,
};

const names = new Map([
  ...demoAddons.map(({ addon_id, name }) => [addon_id, name.en] as const),
  ...demoServices.map(({ service_id, name }) => [service_id, name.en] as const),
  ['new-welcome', 'Welcome voucher'],
  ['new-agency-10', 'Partner voucher, 10% off'],
  ['new-large-order', 'Voucher for large orders'],
  ['cn-renewal-5', 'Renewal voucher, 5% off'],
  ...Object.values(moduleLosses).map(({ hint_id, name }) => [hint_id, name?.en ?? ''] as const),
  ['accounts_reduced-15-10', 'Accounts reduced from 15 to 10.'],
  ['accounts_reduced-25-10', 'Accounts reduced from 25 to 10.'],
  ['storage_reduced-2048-1024', 'Storage reduced from 2,048 GB to 1,024 GB.'],
  ['edm_reduced-250000-200000', 'Marketing emails per year reduced from 250,000 to 200,000.'],
  ['edm_reduced-500000-200000', 'Marketing emails per year reduced from 500,000 to 200,000.'],
  ['api_reduced-300000-0', 'API calls per year reduced from 300,000 to 0.'],
]);

export const pricedAnswer = z.object({ data: quote });

export async function openPurchase(world: World, account: Account): Promise<PurchaseRun> {
  const { email, client } = accounts[account];
  const quotes: Quote[] = [];
  let lastQuery = '';
  const listen = ({ call, query, answer }: ObservedRequest) => {
    if (call === orderAdd && answer !== null) world.pauseOrdering(null);
    if (call !== orderPrice) return;
    if (answer === null) lastQuery = query;
    const told = pricedAnswer.safeParse(answer);
    if (told.success) quotes.push(told.data.data);
  };
  const run = await openServedRun(world, { email, calls: portCalls, listen, nameOf: (id) => names.get(id) ?? id });
  return { ...run, account, client_id: client, quotes, lastQuery: () => lastQuery };
}
