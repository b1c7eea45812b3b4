import { useLoaderData } from 'react-router-dom';
import { paymentRead } from '#contract/calls/payment.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { dataOf } from '../../ports/answered.ts';
import { OrderScreen } from '../../screens/order/OrderScreen.tsx';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../ui/paths.ts';
import { loadOrder } from '../pageData.ts';
import { useFollowing } from '../useFollowing.ts';

export const load = loadOrder;

/** One order, with what can be done about it. While a payment is under way, it follows what happens to it. */
export function Component() {
  const { order, list, documents, invoice, received } = useLoaderData<typeof loadOrder>();
  const { api, applet, fileAddress, now } = useServices();
  const { settings } = useSession();
  const { order_id, payment_status, history } = order;
  useFollowing({
    shown: isUnderWay(payment_status) ? String(history.length) : null,
    ask: async (signal) => String(dataOf(await api.call(paymentRead, { query: { order_id }, signal })).revision),
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
