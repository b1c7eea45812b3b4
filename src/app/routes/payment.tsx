import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orderGet } from '#contract/calls/order.ts';
import { PaymentScreen } from '../../screens/payment/PaymentScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { needed } from '../load.ts';
import type { Services } from '../services.ts';

const load = ({ api }: Services, { request }: LoaderFunctionArgs) => {
  const asked = new URL(request.url).searchParams;
  const query = { order_id: asked.get('order_id') ?? '', token: asked.get('token') ?? undefined };
  return needed(api.call(orderGet, { query, signal: request.signal }));
};

/** The payment page: bare, and open to whoever holds the order's token. */
export const paymentRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => load(services, args),
  Component: Payment,
});

function Payment() {
  return (
    <main id="content" tabIndex={-1}>
      <PaymentScreen order={useLoaderData<typeof load>()} paths={paths} />
    </main>
  );
}
