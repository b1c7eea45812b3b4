import { useLoaderData } from 'react-router-dom';
import { orderList } from '#contract/calls/order.ts';
import type { OrderSummary } from '#contract/entities/order.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { dataOf } from '../../ports/answered.ts';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { lookOfHost } from '../layout/entries.ts';
import { type loadHome, ordersToSettle } from '../pageData.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session.ts';
import { useFollowing } from '../useFollowing.ts';

/** How orders stand, as one text. */
const standingOf = (orders: readonly OrderSummary[]): string =>
  orders.map(({ order_id, payment_status }) => `${order_id} ${payment_status}`).join();

/** The home page: what the client has, and what it still has to settle. */
export function Component() {
  const data = useLoaderData<typeof loadHome>();
  const { user } = useSession();
  const { api, now, host } = useServices();
  useFollowing({
    shown: data.unpaid.some(({ payment_status }) => isUnderWay(payment_status)) ? standingOf(data.unpaid) : null,
    ask: async (signal) => standingOf(dataOf(await api.call(orderList, { query: ordersToSettle, signal })).orders),
  });
  const { selling } = lookOfHost(host);
  return <HomeScreen {...data} name={user.real_name || user.nickname} now={now()} paths={paths} selling={selling} />;
}
