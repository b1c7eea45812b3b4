import { useLoaderData } from 'react-router-dom';
import { clientVouchers } from '#contract/calls/order.ts';
import { VouchersScreen } from '../../screens/vouchers/VouchersScreen.tsx';
import { needed } from '../load.ts';
import { paths } from '../paths.ts';
import { type Services, useServices } from '../services.ts';

/** One page for all that a client can hold. */
const all = 9999;

const load = async ({ api }: Services) => needed(api.call(clientVouchers, { query: { page_size: all } }));

/** The vouchers of the client. */
export const vouchersRoute = (services: Services) => ({ loader: () => load(services), Component: Vouchers });

function Vouchers() {
  const { agency_vouchers, client_vouchers } = useLoaderData<typeof load>();
  const { now } = useServices();
  return <VouchersScreen vouchers={[...agency_vouchers, ...client_vouchers]} now={now()} paths={paths} />;
}
