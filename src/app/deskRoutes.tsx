import type { RouteObject } from 'react-router-dom';
import { withWords } from '../i18n/activate.ts';
import { loadSecurity } from './accountData.ts';
import { PartOf } from './layout/DeskLayout.tsx';
import { ErrorPage } from './RouteStates.tsx';
import type { Services } from './services.ts';

/** The pages of the desk: each role has its own part. */
export function deskRoutes(services: Services): RouteObject[] {
  const deskTrace = withWords('deskTrace', async () =>
    (await import('./routes/deskTrace.tsx')).deskTraceRoute(services),
  );
  const ofSupport: RouteObject[] = [{ path: 'desk/trace/:code?', lazy: deskTrace }];
  const deskReceipts = withWords('deskReceipts', async () =>
    (await import('./routes/deskReceipts.tsx')).deskReceiptsRoute(services),
  );
  const deskReceipt = withWords('deskReceipt', async () =>
    (await import('./routes/deskReceipt.tsx')).deskReceiptRoute(services),
  );
  const deskMoney = withWords('deskMoney', async () =>
    (await import('./routes/deskMoney.tsx')).deskMoneyRoute(services),
  );
  const deskInvoices = withWords('deskInvoices', async () =>
    (await import('./routes/deskInvoices.tsx')).deskInvoicesRoute(services),
  );
  const deskInvoice = withWords('deskInvoice', async () =>
    (await import('./routes/deskInvoice.tsx')).deskInvoiceRoute(services),
  );
  const deskVerifications = withWords('deskVerifications', async () =>
    (await import('./routes/deskVerifications.tsx')).deskVerificationsRoute(services),
  );
  const deskVerification = withWords('deskVerification', async () =>
    (await import('./routes/deskVerification.tsx')).deskVerificationRoute(services),
  );
  const ofReviewers: RouteObject[] = [
    { path: 'desk/receipts', lazy: deskReceipts },
    { path: 'desk/receipts/:id', lazy: deskReceipt },
    { path: 'desk/money', lazy: deskMoney },
    { path: 'desk/invoices', lazy: deskInvoices },
    { path: 'desk/invoices/:id', lazy: deskInvoice },
    { path: 'desk/verifications', lazy: deskVerifications },
    { path: 'desk/verifications/:id', lazy: deskVerification },
  ];
  const deskOrders = withWords('deskOrders', async () =>
    (await import('./routes/deskOrders.tsx')).deskOrdersRoute(services),
  );
  const deskOrder = withWords('deskOrder', async () =>
    (await import('./routes/deskOrder.tsx')).deskOrderRoute(services),
  );
  const ofSales: RouteObject[] = [
    { path: 'desk/orders', lazy: deskOrders },
    { path: 'desk/orders/:id', lazy: deskOrder },
  ];
  const deskAppointments = withWords('deskAppointments', async () =>
    (await import('./routes/deskAppointments.tsx')).deskAppointmentsRoute(services),
  );
  const deskAppointment = withWords('deskAppointment', async () =>
    (await import('./routes/deskAppointment.tsx')).deskAppointmentRoute(services),
  );
  const ofConsultants: RouteObject[] = [
    { path: 'desk/appointments', lazy: deskAppointments },
    { path: 'desk/appointments/:id', lazy: deskAppointment },
  ];
  return [
    { path: 'desk', lazy: withWords('desk', async () => (await import('./routes/desk.tsx')).deskRoute(services)) },
    {
      path: 'desk/security',
      loader: () => loadSecurity(services),
      lazy: withWords('security', () => import('./routes/security.tsx')),
    },
    { element: <PartOf who="support" />, children: [{ errorElement: <ErrorPage />, children: ofSupport }] },
    { element: <PartOf who="reviewer" />, children: [{ errorElement: <ErrorPage />, children: ofReviewers }] },
    { element: <PartOf who="consultant" />, children: [{ errorElement: <ErrorPage />, children: ofConsultants }] },
    { element: <PartOf who="sales" />, children: [{ errorElement: <ErrorPage />, children: ofSales }] },
  ];
}
