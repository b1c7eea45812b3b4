import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { deskReceiptList, receiptFilter } from '#contract/calls/deskPayments.ts';
import { needed } from '../../services/load.ts';
import { type Services, useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { useLastDecision } from '../review/useLastDecision.ts';
import { ReceiptsScreen, receiptDecision } from './ReceiptsScreen.tsx';

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const status = z.catch(receiptFilter, 'submitted').parse(asked.get('status'));
  const search = asked.get('search')?.slice(0, 100) ?? '';
  const query = { status, ...(search !== '' && { search }) };
  return { status, search, ...(await needed(api.call(deskReceiptList, { query, signal: request.signal }))) };
}

/** The desk's queue of receipts. */
export const deskReceiptsRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskReceipts }) satisfies RouteObject;

function DeskReceipts() {
  const loaded = useLoaderData<typeof load>();
  const { now } = useServices();
  const navigate = useNavigate();
  return (
    <ReceiptsScreen
      {...loaded}
      last={useLastDecision(receiptDecision)}
      now={now()}
      onSearch={(search) => void navigate(paths.deskReceipts(loaded.status, search))}
    />
  );
}
