import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { deskInvoiceList } from '#contract/calls/deskInvoices.ts';
import { needed } from '../../services/load.ts';
import { type Services, useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { useLastDecision } from '../review/useLastDecision.ts';
import { InvoicesScreen, invoiceDecision } from './InvoicesScreen.tsx';
import { invoiceQueueIn } from './invoiceLists.ts';

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const { query, ...asked } = invoiceQueueIn(request);
  return { ...asked, ...(await needed(api.call(deskInvoiceList, { query, signal: request.signal }))) };
}

/** The desk's queue of applications for invoices. */
export const deskInvoicesRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskInvoices }) satisfies RouteObject;

function DeskInvoices() {
  const loaded = useLoaderData<typeof load>();
  const { now } = useServices();
  const navigate = useNavigate();
  return (
    <InvoicesScreen
      {...loaded}
      last={useLastDecision(invoiceDecision)}
      now={now()}
      onSearch={(search) => void navigate(paths.deskInvoices(loaded.status, search))}
    />
  );
}
