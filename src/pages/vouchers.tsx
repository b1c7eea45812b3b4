import { useLoaderData, useRevalidator } from 'react-router-dom';
import { productTypeList } from '#contract/calls/product.ts';
import { clientVouchers, voucherRedeem } from '#contract/calls/voucher.ts';
import type { RedeemResult } from '../screens/vouchers/RedeemForm.tsx';
import { VouchersScreen } from '../screens/vouchers/VouchersScreen.tsx';
import { requireData } from '../services/requireData.ts';
import { type Services, useServices } from '../services/services.ts';
import { paths } from '../ui/paths.ts';

/** Page size that fits all vouchers of a client. */
const allVouchersPageSize = 9999;

export async function load({ api }: Services) {
  const [{ agency_vouchers, client_vouchers }, { plans, prepaid }] = await Promise.all([
    requireData(api.call(clientVouchers, { query: { page_size: allVouchersPageSize } })),
    requireData(api.call(productTypeList)),
  ]);
  return { vouchers: [...agency_vouchers, ...client_vouchers], plans, currency: prepaid.minimum.currency };
}

export function Component() {
  const data = useLoaderData<typeof load>();
  const { api, now } = useServices();
  const { revalidate } = useRevalidator();
  const redeem = async (code: string): Promise<RedeemResult> => {
    const came = await api.call(voucherRedeem, { body: { code } });
    if (came.kind === 'ok') await revalidate();
    return came;
  };
  return <VouchersScreen {...data} now={now()} paths={paths} redeem={redeem} />;
}
