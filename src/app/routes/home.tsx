import { useLoaderData } from 'react-router-dom';
import { orderList } from '#contract/calls/order.ts';
import { productInfo, productTypeList } from '#contract/calls/product.ts';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { lookOfHost } from '../layout/entries.ts';
import { needed } from '../load.ts';
import { type Services, useServices } from '../services.ts';
import { useSession } from '../session.ts';

const toSettle = 3;

const load = async ({ api }: Services) => {
  const [{ products }, { types }, unpaid] = await Promise.all([
    needed(api.call(productInfo)),
    needed(api.call(productTypeList)),
    needed(api.call(orderList, { query: { status: 'unpaid', page_size: toSettle } })),
  ]);
  return { products, types, unpaid: unpaid.orders, unpaidCount: unpaid.counts.unpaid };
};

/** The home page: what the client has, and what it still has to settle. */
export const homeRoute = (services: Services) => ({ loader: () => load(services), Component: Home });

function Home() {
  const data = useLoaderData<typeof load>();
  const { user } = useSession();
  const { now, host } = useServices();
  const { selling } = lookOfHost(host);
  return <HomeScreen {...data} name={user.real_name || user.nickname} now={now()} paths={paths} selling={selling} />;
}
