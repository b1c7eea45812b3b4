import { Navigate, type RouteObject, useLoaderData } from 'react-router-dom';
import { deskInvoiceList } from '#contract/calls/deskInvoices.ts';
import { deskMoneyList, deskReceiptList } from '#contract/calls/deskPayments.ts';
import { deskVerificationList } from '#contract/calls/deskVerifications.ts';
import { userRead } from '#contract/calls/session.ts';
import { requireData } from '../services/requireData.ts';
import type { Services } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import { paths } from '../ui/paths.ts';
import { ReviewerDesk } from './ReviewerDesk.tsx';

/** Null for every role but reviewers. */
async function load({ api }: Services) {
  const { role } = await requireData(api.call(userRead));
  if (role !== 'reviewer') return null;
  const [receipts, money, invoices, verifications] = await Promise.all([
    requireData(api.call(deskReceiptList, { query: { status: 'submitted', page_size: 1 } })),
    requireData(api.call(deskMoneyList, { query: { settlement: 'undecided', page_size: 1 } })),
    requireData(api.call(deskInvoiceList, { query: { status: 'applied', page_size: 1 } })),
    requireData(api.call(deskVerificationList, { query: { status: 'pending', page_size: 1 } })),
  ]);
  return {
    receipts: receipts.counts,
    money: money.counts,
    invoices: invoices.counts,
    verifications: verifications.counts,
  };
}

export const deskRoute = (services: Services) =>
  ({ loader: () => load(services), Component: Desk }) satisfies RouteObject;

function Desk() {
  const { user } = useSession();
  const waiting = useLoaderData<typeof load>();
  const name = user.real_name || user.nickname;
  if (user.role === 'client') return <Navigate to={paths.home()} replace />;
  if (user.role === 'support') return <Navigate to={paths.deskTrace()} replace />;
  if (user.role === 'consultant') return <Navigate to={paths.deskAppointments()} replace />;
  if (user.role === 'sales') return <Navigate to={paths.deskOrders()} replace />;
  return waiting && <ReviewerDesk name={name} {...waiting} />;
}
