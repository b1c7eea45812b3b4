import { useLoaderData } from 'react-router-dom';
import { OrdersScreen } from '../../screens/orders/OrdersScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { lookOfHost } from '../layout/entries.ts';
import { loadOrderPage, type loadOrders } from '../pageData.ts';
import { useServices } from '../services.ts';

/** The orders of the client, one list for each stage of their life. */
export function Component() {
  const { filter, orders, counts, next } = useLoaderData<typeof loadOrders>();
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
      loadMore={(after) => loadOrderPage(services, filter, after)}
    />
  );
}
