import type { RouteObject } from 'react-router-dom';
import { withMessages } from '../i18n/activateLanguage.ts';
import { DeskLayout, RequireRole } from '../layout/DeskLayout.tsx';
import { ErrorPage } from '../layout/RouteStates.tsx';
import type { Services } from '../services/services.ts';

/** `security` is the page that the desk shares with the mall. */
export function deskRoutes(services: Services, security: RouteObject): RouteObject {
  const deskTrace = withMessages('deskTrace', async () =>
    (await import('./trace/deskTrace.tsx')).deskTraceRoute(services),
  );
  const ofSupport: RouteObject[] = [{ path: 'desk/trace/:code?', lazy: deskTrace }];
  const deskReceipts = withMessages('deskReceipts', async () =>
    (await import('./receipts/deskReceipts.tsx')).deskReceiptsRoute(services),
  );
  const deskReceipt = withMessages('deskReceipt', async () =>
    (await import('./receipts/deskReceipt.tsx')).deskReceiptRoute(services),
  );
  const deskMoney = withMessages('deskMoney', async () =>
    (await import('./money/deskMoney.tsx')).deskMoneyRoute(services),
  );
  const deskInvoices = withMessages('deskInvoices', async () =>
    (await import('./invoices/deskInvoices.tsx')).deskInvoicesRoute(services),
  );
  const deskInvoice = withMessages('deskInvoice', async () =>
    (await import('./invoices/deskInvoice.tsx')).deskInvoiceRoute(services),
  );
  const deskVerifications = withMessages('deskVerifications', async () =>
    (await import('./verifications/deskVerifications.tsx')).deskVerificationsRoute(services),
  );
  const deskVerification = withMessages('deskVerification', async () =>
    (await import('./verifications/deskVerification.tsx')).deskVerificationRoute(services),
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
  const deskOrders = withMessages('deskOrders', async () =>
    (await import('./orders/deskOrders.tsx')).deskOrdersRoute(services),
  );
  const deskOrder = withMessages('deskOrder', async () =>
    (await import('./orders/deskOrder.tsx')).deskOrderRoute(services),
  );
  const ofSales: RouteObject[] = [
    { path: 'desk/orders', lazy: deskOrders },
    { path: 'desk/orders/:id', lazy: deskOrder },
  ];
  const deskAppointments = withMessages('deskAppointments', async () =>
    (await import('./appointments/deskAppointments.tsx')).deskAppointmentsRoute(services),
  );
  const deskAppointment = withMessages('deskAppointment', async () =>
    (await import('./appointments/deskAppointment.tsx')).deskAppointmentRoute(services),
  );
  const ofConsultants: RouteObject[] = [
    { path: 'desk/appointments', lazy: deskAppointments },
    { path: 'desk/appointments/:id', lazy: deskAppointment },
  ];
  const pages: RouteObject[] = [
    { path: 'desk', lazy: withMessages('desk', async () => (await import('./desk.tsx')).deskRoute(services)) },
    { ...security, path: 'desk/security' },
    { element: <RequireRole who="support" />, children: [{ errorElement: <ErrorPage />, children: ofSupport }] },
    { element: <RequireRole who="reviewer" />, children: [{ errorElement: <ErrorPage />, children: ofReviewers }] },
    { element: <RequireRole who="consultant" />, children: [{ errorElement: <ErrorPage />, children: ofConsultants }] },
    { element: <RequireRole who="sales" />, children: [{ errorElement: <ErrorPage />, children: ofSales }] },
  ];
  return { id: 'desk', element: <DeskLayout />, children: [{ errorElement: <ErrorPage />, children: pages }] };
}
