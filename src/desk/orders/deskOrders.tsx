import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { deskOrderList } from '#contract/calls/deskOrders.ts';
import { needed } from '../../services/load.ts';
import { type Services, useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { OrdersScreen } from './OrdersScreen.tsx';
import { queueIn } from './orderLists.ts';

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const { list, search, query } = queueIn(request);
  return { list, search, ...(await needed(api.call(deskOrderList, { query, signal: request.signal }))) };
}

/** The desk's queue of overseas orders. */
export const deskOrdersRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskOrders }) satisfies RouteObject;

function DeskOrders() {
  const loaded = useLoaderData<typeof load>();
  const { now } = useServices();
  const navigate = useNavigate();
  return (
    <OrdersScreen {...loaded} now={now()} onSearch={(search) => void navigate(paths.deskOrders(loaded.list, search))} />
  );
}
