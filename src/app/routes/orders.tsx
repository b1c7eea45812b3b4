import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { orderList } from '#contract/calls/order.ts';
import { type OrderFilter, orderFilter } from '#contract/entities/order.ts';
import { OrdersScreen } from '../../screens/orders/OrdersScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { lookOfHost } from '../layout/entries.ts';
import { needed } from '../load.ts';
import { type Services, useServices } from '../services.ts';

const pageSize = 20;

const loadPage = async ({ api }: Services, filter: OrderFilter, after?: string) =>
  needed(api.call(orderList, { query: { status: filter, page_size: pageSize, after } }));

const load = async (services: Services, { params }: LoaderFunctionArgs) => {
  const filter = orderFilter.safeParse(params.type ?? 'unpaid');
  if (!filter.success) throw redirect(paths.orders());
  return { filter: filter.data, ...(await loadPage(services, filter.data)) };
};

/** The orders of the client, one list for each stage of their life. */
export const ordersRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => load(services, args),
  Component: Orders,
});

function Orders() {
  const { filter, orders, counts, next } = useLoaderData<typeof load>();
  const services = useServices();
  return (
    <OrdersScreen
      key={filter}
      filter={filter}
      orders={orders}
      counts={counts}
      next={next}
      paths={paths}
      selling={lookOfHost(services.host).selling}
      loadMore={(after) => loadPage(services, filter, after)}
    />
  );
}
