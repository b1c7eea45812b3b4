import { redirect, useLoaderData } from 'react-router-dom';
import { invoiceGet } from '#contract/calls/invoice.ts';
import { orderDocuments, orderGet } from '#contract/calls/order.ts';
import { paymentRead } from '#contract/calls/payment.ts';
import { isClientOrderInvoice } from '#contract/entities/invoice.ts';
import { isForClient, type OrderDetail, orderFilter } from '#contract/entities/order.ts';
import { tokenIn } from '#contract/orderLink.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import type { PageAddress } from '../loading/prefetchLinks.ts';
import { expectData } from '../ports/expectAnswer.ts';
import { OrderScreen } from '../screens/order/OrderScreen.tsx';
import { requireData } from '../services/requireData.ts';
import { type Services, useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import { paths } from '../ui/paths.ts';
import { useReloadOnChange } from './useReloadOnChange.ts';

/** Redirects a user who only has the payment link to the payment. */
export async function load({ api, fragment }: Services, { params, request }: PageAddress) {
  const token = tokenIn(fragment()) ?? undefined;
  const order_id = params.id ?? '';
  const order = await requireData(api.call(orderGet, { query: { order_id, token }, signal: request.signal }));
  if (!isForClient(order)) throw redirect(paths.payment(order_id, token ?? ''));
  const [invoice, { received }, { documents }] = await Promise.all([
    requireData(api.call(invoiceGet, { query: { order_id }, signal: request.signal })),
    hasUnmatchedPayments(order)
      ? requireData(api.call(paymentRead, { query: { order_id }, signal: request.signal }))
      : { received: [] },
    order.is_oversea === 0
      ? { documents: [] }
      : requireData(api.call(orderDocuments, { query: { order_id }, signal: request.signal })),
  ]);
  if (!isClientOrderInvoice(invoice)) throw redirect(paths.payment(order_id, token ?? ''));
  return { order, list: orderFilter.safeParse(params.type).data, documents, invoice, received };
}

const hasUnmatchedPayments = ({ history }: OrderDetail): boolean =>
  history.some(({ event }) => ['money_undecided', 'money_to_refund', 'money_refunded'].includes(event));

/** Follows a payment that is under way. */
export function Component() {
  const { order, list, documents, invoice, received } = useLoaderData<typeof load>();
  const { api, applet, fileAddress, now } = useServices();
  const { settings } = useSession();
  const { order_id, payment_status, history } = order;
  useReloadOnChange({
    shown: isUnderWay(payment_status) ? String(history.length) : null,
    ask: async (signal) => String(expectData(await api.call(paymentRead, { query: { order_id }, signal })).revision),
  });
  return (
    <OrderScreen
      order={order}
      list={list}
      documents={documents}
      invoice={invoice}
      received={received}
      isPrintable={applet === null}
      phoneCurrencies={settings.phone_currencies}
      fileAddress={fileAddress}
      now={now()}
      paths={paths}
    />
  );
}
