import { redirect } from 'react-router-dom';
import { z } from 'zod/mini';
import { invoiceGet } from '#contract/calls/invoice.ts';
import { orderDocuments, orderGet } from '#contract/calls/order.ts';
import { paymentRead } from '#contract/calls/payment.ts';
import { productTypeList } from '#contract/calls/product.ts';
import { openServiceRead } from '#contract/calls/suite.ts';
import { clientVouchers } from '#contract/calls/voucher.ts';
import { tellsOfInvoice } from '#contract/entities/invoice.ts';
import { isToldToClient, type OrderDetail, orderFilter } from '#contract/entities/order.ts';
import { suiteAddressOf } from '#contract/entities/suiteEntries.ts';
import { tokenIn } from '#contract/orderLink.ts';
import { suiteMenu } from '../layout/suiteMenu/menu.ts';
import { missingOf, trailTo } from '../layout/suiteMenu/shown.ts';
import type { PageAddress } from '../loading/prefetchLinks.ts';
import { LoadFailure, needed } from '../services/load.ts';
import type { Services } from '../services/services.ts';
import { loadAllowed } from '../session/session.ts';
import { paths } from '../ui/paths.ts';
import { openOrderList } from './orderLists/orderList.ts';

/** The list that the address names, or that of all orders where it names none, with its first orders. */
export async function loadOrders({ api }: Services, { params }: PageAddress) {
  const filter = z.optional(orderFilter).safeParse(params.type);
  if (!filter.success) throw redirect(paths.orders());
  return { filter: filter.data, list: await openOrderList(api, filter.data) };
}

/** The order that the address names, the list through which it does, its invoice, and its documents where it can have any. Who only holds its link comes to the page where it is paid. */
export async function loadOrder({ api, fragment }: Services, { params, request }: PageAddress) {
  const token = tokenIn(fragment()) ?? undefined;
  const order_id = params.id ?? '';
  const order = await needed(api.call(orderGet, { query: { order_id, token }, signal: request.signal }));
  if (!isToldToClient(order)) throw redirect(paths.payment(order_id, token ?? ''));
  const [invoice, { received }, { documents }] = await Promise.all([
    needed(api.call(invoiceGet, { query: { order_id }, signal: request.signal })),
    hasOtherMoney(order)
      ? needed(api.call(paymentRead, { query: { order_id }, signal: request.signal }))
      : { received: [] },
    order.is_oversea === 0
      ? { documents: [] }
      : needed(api.call(orderDocuments, { query: { order_id }, signal: request.signal })),
  ]);
  if (!tellsOfInvoice(invoice)) throw redirect(paths.payment(order_id, token ?? ''));
  return { order, list: orderFilter.safeParse(params.type).data, documents, invoice, received };
}

/** Whether money has arrived for an order that did not pay it as it stands. */
const hasOtherMoney = ({ history }: OrderDetail): boolean =>
  history.some(({ event }) => ['money_undecided', 'money_to_refund', 'money_refunded'].includes(event));

/** The optional services of the client. */
export const loadServices = ({ api }: Services) => needed(api.call(openServiceRead));

/** The entry of the suite that the address names, what is missing for it, and where it is, if the deployment says so. */
export async function loadSuiteEntry(services: Services, { params }: PageAddress) {
  const trail = trailTo(params.entry ?? '', suiteMenu);
  const entry = trail.at(-1);
  if (entry === undefined || entry.url !== undefined || entry.subMenu !== undefined)
    throw new LoadFailure('refused', { code: 'not_found' }, '');
  const [allowed, { suite }] = await Promise.all([loadAllowed(services), services.settings()]);
  const missing = trail.flatMap((each) => missingOf(each, allowed));
  return { label: entry.label, missing, address: suiteAddressOf(suite, entry.id) };
}

/** One page for all that a client can hold. */
const all = 9999;

/** The vouchers of the client. */
export async function loadVouchers({ api }: Services) {
  const [{ agency_vouchers, client_vouchers }, { plans, prepaid }] = await Promise.all([
    needed(api.call(clientVouchers, { query: { page_size: all } })),
    needed(api.call(productTypeList)),
  ]);
  return { vouchers: [...agency_vouchers, ...client_vouchers], plans, currency: prepaid.minimum.currency };
}
