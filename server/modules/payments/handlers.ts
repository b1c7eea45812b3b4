import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { findOrder } from '../orders/index.ts';
import { decideMoney } from './decideMoney.ts';
import { decideProof } from './decideProof.ts';
import { beginMobilePayment } from './mobile/begin.ts';
import { handleNotification } from './mobile/notifications.ts';
import { syncPaymentOfOrder } from './mobile/syncPayment.ts';
import { countMoney, readMoney } from './moneyQueue.ts';
import { countReceipts, readEarlierReceipts, readReceipt, readReceipts } from './receipts.ts';
import { submitProof } from './submitProof.ts';
import { readPaymentView } from './view.ts';

const defaultPageSize = 50;

export const paymentHandlers = {
  async paymentRead({ query, caller, link_tab }, deps) {
    const found = await findOrder(deps.db, { ...query, caller, link_tab });
    return found === null ? refuse('order_not_found') : ok(await readPaymentView(deps.db, found, deps));
  },

  orderSetTransfer: ({ body, key, caller, link_tab }, deps) => submitProof({ body, key, caller, link_tab }, deps),

  paymentMobileBegin: ({ body, key, caller, link_tab, network }, deps) =>
    beginMobilePayment({ body, key, caller, link_tab, network }, deps),

  paymentMobileCheck: ({ body, caller, link_tab }, deps) =>
    syncPaymentOfOrder({ body, caller, link_tab, wish: 'know' }, deps),

  paymentMobileClose: ({ body, caller, link_tab }, deps) =>
    syncPaymentOfOrder({ body, caller, link_tab, wish: 'close' }, deps),

  wechatNotify: ({ bytes }, deps) => handleNotification('wechat', bytes, deps),

  alipayNotify: ({ bytes }, deps) => handleNotification('alipay', bytes, deps),

  async deskReceiptList({ query }, { db }) {
    const { status, page_size = defaultPageSize, search = '' } = query;
    // One row more than the page shows whether there are others.
    const found = await readReceipts(db, { status, search, limit: page_size + 1 });
    const receipts = found.slice(0, page_size);
    return ok({ receipts, counts: await countReceipts(db), more: found.length > page_size });
  },

  async deskReceiptRead({ query }, { db }) {
    const receipt = await readReceipt(db, query.proof_id);
    if (receipt === null) return refuse('not_found');
    return ok({ ...receipt, earlier: await readEarlierReceipts(db, receipt) });
  },

  deskReceiptAccept: ({ body: { proof_id }, key, caller }, deps) =>
    decideProof({ proof_id, decision: { kind: 'accept' }, key, caller }, deps),

  deskReceiptRefuse: ({ body: { proof_id, refusal }, key, caller }, deps) =>
    decideProof({ proof_id, decision: { kind: 'refuse', refusal }, key, caller }, deps),

  async deskMoneyList({ query }, { db, now }) {
    const { settlement, page_size = defaultPageSize } = query;
    const found = await readMoney(db, { settlement, limit: page_size + 1, now: now() });
    const money = found.slice(0, page_size);
    return ok({ money, counts: await countMoney(db), more: found.length > page_size });
  },

  deskMoneyDecide: ({ body, key, caller }, deps) => decideMoney(body, key, caller, deps),
} satisfies Handlers;
