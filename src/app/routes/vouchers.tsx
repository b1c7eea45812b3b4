import { useLoaderData, useRevalidator } from 'react-router-dom';
import { voucherRedeem } from '#contract/calls/voucher.ts';
import type { Redemption } from '../../screens/vouchers/RedeemForm.tsx';
import { VouchersScreen } from '../../screens/vouchers/VouchersScreen.tsx';
import { useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { loadVouchers } from '../pageData.ts';

export const load = loadVouchers;

/** The vouchers of the client. */
export function Component() {
  const data = useLoaderData<typeof loadVouchers>();
  const { api, now } = useServices();
  const { revalidate } = useRevalidator();
  const redeem = async (code: string): Promise<Redemption> => {
    const came = await api.call(voucherRedeem, { body: { code } });
    if (came.kind === 'ok') await revalidate();
    return came;
  };
  return <VouchersScreen {...data} now={now()} paths={paths} redeem={redeem} />;
}
