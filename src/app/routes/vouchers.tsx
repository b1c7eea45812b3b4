import { useLoaderData } from 'react-router-dom';
import { clientVouchers } from '#contract/calls/order.ts';
import { productTypeList } from '#contract/calls/product.ts';
import { VouchersScreen } from '../../screens/vouchers/VouchersScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { lookOfHost } from '../layout/entries.ts';
import { needed } from '../load.ts';
import { type Services, useServices } from '../services.ts';

/** One page for all that a client can hold. */
const all = 9999;

const load = async ({ api }: Services) => {
  const [{ agency_vouchers, client_vouchers }, { plans, prepaid }] = await Promise.all([
    needed(api.call(clientVouchers, { query: { page_size: all } })),
    needed(api.call(productTypeList)),
  ]);
  return { vouchers: [...agency_vouchers, ...client_vouchers], plans, currency: prepaid.minimum.currency };
};

/** The vouchers of the client. */
export const vouchersRoute = (services: Services) => ({ loader: () => load(services), Component: Vouchers });

function Vouchers() {
  const data = useLoaderData<typeof load>();
  const { now, host } = useServices();
  return <VouchersScreen {...data} now={now()} paths={paths} selling={lookOfHost(host).selling} />;
}
