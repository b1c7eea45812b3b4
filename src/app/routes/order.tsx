import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { orderCancel, orderGet } from '#contract/calls/order.ts';
import type { CancelOutcome } from '../../screens/order/CancelOrder.tsx';
import { OrderScreen } from '../../screens/order/OrderScreen.tsx';
import { needed } from '../load.ts';
import { paths } from '../paths.ts';
import { type Services, useServices } from '../services.ts';

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
  const order = useLoaderData<typeof load>();
  const { api, newKey } = useServices();
  const { revalidate } = useRevalidator();

  const cancel = async (key: string): Promise<CancelOutcome> => {
    const result = await api.call(orderCancel, { body: { order_id: order.order_id }, key });
    if (result.kind === 'ok') {
      await revalidate();
      return { kind: 'cancelled' };
    }
    if (result.kind === 'notice') return { kind: 'notice', msg: result.msg };
    return result;
  };

  return <OrderScreen order={order} paths={paths} newKey={newKey} cancel={cancel} />;
}
