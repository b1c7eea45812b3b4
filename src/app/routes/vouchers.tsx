import { useLoaderData } from 'react-router-dom';
import { VouchersScreen } from '../../screens/vouchers/VouchersScreen.tsx';
import { paths } from '../../ui/paths.ts';
import { lookOfHost } from '../layout/entries.ts';
import type { loadVouchers } from '../pageData.ts';
import { useServices } from '../services.ts';

/** The vouchers of the client. */
export function Component() {
  const data = useLoaderData<typeof loadVouchers>();
  const { now, host } = useServices();
  return <VouchersScreen {...data} now={now()} paths={paths} selling={lookOfHost(host).selling} />;
}
