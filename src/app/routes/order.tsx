import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orderGet } from '#contract/calls/order.ts';
import { OrderScreen } from '../../screens/order/OrderScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { needed } from '../load.ts';
import type { Services } from '../services.ts';

const load = async ({ api }: Services, { params, request }: LoaderFunctionArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? undefined;
  return needed(api.call(orderGet, { query: { order_id: params.id ?? '', token }, signal: request.signal }));
};

/** One order, with what can be done about it. */
export const orderRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => load(services, args),
  Component: Order,
});

function Order() {
  return <OrderScreen order={useLoaderData<typeof load>()} paths={paths} />;
}
