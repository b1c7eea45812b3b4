import type { ReactNode } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import { switchPath } from '#contract/entities/domain.ts';
import { paths } from '../ui/paths.ts';
import { loadEnterprise, loadNotices, loadSecurity } from './accountData.ts';
import type { ReadAhead } from './ahead.ts';
import { AppletLayout } from './applet/AppletLayout.tsx';
import { Outside } from './applet/Outside.tsx';
import { ClientRegion } from './ClientRegion.tsx';
import { createEarly } from './early.ts';
import { DeskLayout, PartOf } from './layout/DeskLayout.tsx';
import { MallLayout } from './layout/MallLayout.tsx';
import { RootLayout } from './layout/RootLayout.tsx';
import { StandaloneLayout } from './layout/StandaloneLayout.tsx';
import {
  loadHome,
  loadOrder,
  loadOrders,
  loadServices,
  loadSuiteEntry,
  loadVouchers,
  type PageAddress,
} from './pageData.ts';
import { BareErrorPage, ErrorPage, FirstLoad } from './RouteStates.tsx';
import { registrationRoutes } from './registrationRoutes.ts';
import {
  activationPage,
  appointmentPage,
  cancelOrderPage,
  customerExportPage,
  invoicePage,
  isVerificationPage,
  mainlandVerificationPage,
  overseasVerificationPage,
  storePage,
} from './run/flowRoutes.ts';
import type { Services } from './services.ts';
import { loadSession, sessionRoute } from './session.ts';

/** Whether a page changes what is known of the session. */
const changesSession = (address: URL): boolean => isVerificationPage(address) || /[/]user[/]?$/.test(address.pathname);

/** Whether a page is shown in the mini-program too. */
const isOfApplet = ({ path = '' }: RouteObject): boolean =>
  path.startsWith('store') || path.startsWith('order/:type?/detail/') || /(^|-)payment/.test(path);

const toHome = () => redirect(paths.home());

/** How a page is read that changes nothing by being read: by its route, or before somebody has come to it. */
function reading<Data>(services: Services, load: (services: Services, address: PageAddress) => Promise<Data>) {
  const early = createEarly(
    (address: PageAddress) => load(services, address),
    ({ request }) => request.url,
    services.now,
  );
  return { loader: early.ask, handle: { ahead: early.ahead } satisfies ReadAhead };
}

/** All pages. Each is a chunk of its own; what a page loads is loaded beside its chunk. */
export function routesOf(services: Services): RouteObject[] {
  const home = { ...reading(services, loadHome), lazy: () => import('./routes/home.tsx') };
  const security = { loader: () => loadSecurity(services), lazy: () => import('./routes/security.tsx') };
  const pages: RouteObject[] = [
    { path: 'home', ...home },
    { path: 'mall', ...home },
    { path: 'mall/home', ...home },
    { path: 'store/:action?', ...storePage(services) },
    {
      path: 'order/:type?',
      ...reading(services, loadOrders),
      // What is looked for in a list stands in its address, and is found in what is there.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
      lazy: () => import('./routes/orders.tsx'),
    },
    { path: 'order/:type?/detail/:id', ...reading(services, loadOrder), lazy: () => import('./routes/order.tsx') },
    { path: 'order/:type?/detail/:id/cancel', ...cancelOrderPage(services) },
    { path: 'order/:type?/detail/:id/invoice', ...invoicePage(services) },
    { path: 'order/:type?/detail/:id/activate', ...activationPage(services) },
    { path: 'mainlandAuth', ...mainlandVerificationPage(services) },
    { path: 'auth', ...overseasVerificationPage(services) },
    { path: 'user', lazy: () => import('./routes/user.tsx') },
    { path: 'enterprise', loader: () => loadEnterprise(services), lazy: () => import('./routes/enterprise.tsx') },
    { path: 'security', ...security },
    { path: 'notices', loader: () => loadNotices(services), lazy: () => import('./routes/notices.tsx') },
    { path: 'voucher', ...reading(services, loadVouchers), lazy: () => import('./routes/vouchers.tsx') },
    {
      path: 'suite/:entry',
      ...reading(services, loadSuiteEntry),
      lazy: () => import('./routes/suite.tsx'),
    },
    { path: 'services', ...reading(services, loadServices), lazy: () => import('./routes/services.tsx') },
  ];
  const alone: RouteObject[] = [{ path: 'crm-export', ...customerExportPage(services) }, appointmentPage(services)];
  const deskTrace = async () => (await import('./routes/deskTrace.tsx')).deskTraceRoute(services);
  const ofSupport: RouteObject[] = [{ path: 'desk/trace/:code?', lazy: deskTrace }];
  const deskReceipts = async () => (await import('./routes/deskReceipts.tsx')).deskReceiptsRoute(services);
  const deskReceipt = async () => (await import('./routes/deskReceipt.tsx')).deskReceiptRoute(services);
  const deskMoney = async () => (await import('./routes/deskMoney.tsx')).deskMoneyRoute(services);
  const deskInvoices = async () => (await import('./routes/deskInvoices.tsx')).deskInvoicesRoute(services);
  const deskInvoice = async () => (await import('./routes/deskInvoice.tsx')).deskInvoiceRoute(services);
  const deskVerifications = async () =>
    (await import('./routes/deskVerifications.tsx')).deskVerificationsRoute(services);
  const deskVerification = async () => (await import('./routes/deskVerification.tsx')).deskVerificationRoute(services);
  const ofReviewers: RouteObject[] = [
    { path: 'desk/receipts', lazy: deskReceipts },
    { path: 'desk/receipts/:id', lazy: deskReceipt },
    { path: 'desk/money', lazy: deskMoney },
    { path: 'desk/invoices', lazy: deskInvoices },
    { path: 'desk/invoices/:id', lazy: deskInvoice },
    { path: 'desk/verifications', lazy: deskVerifications },
    { path: 'desk/verifications/:id', lazy: deskVerification },
  ];
  const deskOrders = async () => (await import('./routes/deskOrders.tsx')).deskOrdersRoute(services);
  const deskOrder = async () => (await import('./routes/deskOrder.tsx')).deskOrderRoute(services);
  const ofSales: RouteObject[] = [
    { path: 'desk/orders', lazy: deskOrders },
    { path: 'desk/orders/:id', lazy: deskOrder },
  ];
  const deskAppointments = async () => (await import('./routes/deskAppointments.tsx')).deskAppointmentsRoute(services);
  const deskAppointment = async () => (await import('./routes/deskAppointment.tsx')).deskAppointmentRoute(services);
  const ofConsultants: RouteObject[] = [
    { path: 'desk/appointments', lazy: deskAppointments },
    { path: 'desk/appointments/:id', lazy: deskAppointment },
  ];
  const desk: RouteObject[] = [
    { path: 'desk', lazy: async () => (await import('./routes/desk.tsx')).deskRoute(services) },
    { path: 'desk/security', ...security },
    { element: <PartOf who="support" />, children: [{ errorElement: <ErrorPage />, children: ofSupport }] },
    { element: <PartOf who="reviewer" />, children: [{ errorElement: <ErrorPage />, children: ofReviewers }] },
    { element: <PartOf who="consultant" />, children: [{ errorElement: <ErrorPage />, children: ofConsultants }] },
    { element: <PartOf who="sales" />, children: [{ errorElement: <ErrorPage />, children: ofSales }] },
  ];
  const payment = async () => (await import('./routes/payment.tsx')).paymentRoute(services);
  const mobilePayment = async () => (await import('./routes/mobilePayment.tsx')).mobilePaymentRoute(services);
  const paymentResult = (result: 'success' | 'fail') => async () =>
    (await import('./routes/paymentResult.tsx')).paymentResultRoute(services, result);
  const bare: RouteObject[] = [
    { path: 'payment', lazy: payment },
    { path: 'leads-payment', lazy: payment },
    { path: 'payment/phone', lazy: mobilePayment },
    { path: 'payment/success', lazy: paymentResult('success') },
    { path: 'payment/fail', lazy: paymentResult('fail') },
    { path: 'phone', lazy: () => import('./routes/phone.tsx') },
    {
      path: switchPath.slice(1),
      loader: async () => services.replaceBy(await services.goingOver.step()),
      element: null,
    },
    ...registrationRoutes(services),
  ];
  return framed(services, { pages, alone, desk, bare });
}

type Part = 'pages' | 'alone' | 'desk' | 'bare';

/** The parts in their layouts. The mini-program shows where one buys, orders and how they are paid, and leads elsewhere for all else. */
function framed(
  services: Services,
  { pages, alone, desk, bare }: Readonly<Record<Part, RouteObject[]>>,
): RouteObject[] {
  const { applet } = services;
  const within = (layout: ReactNode, children: RouteObject[]): RouteObject => ({
    element: layout,
    children: [{ errorElement: <ErrorPage />, children }],
  });
  return [
    {
      element: <RootLayout />,
      errorElement: <BareErrorPage />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        ...(applet === null ? [{ index: true, loader: toHome, element: null }] : []),
        {
          id: sessionRoute,
          element: <ClientRegion />,
          loader: () => loadSession(services),
          // What is known of the enterprise is read anew where it is verified, and of the user where that is changed.
          shouldRevalidate: ({ currentUrl, nextUrl }) => [currentUrl, nextUrl].some(changesSession),
          // The boundary is a route above the lazy ones: one that could not be fetched cannot show its own error.
          children:
            applet === null
              ? [within(<MallLayout />, pages), within(<StandaloneLayout />, alone), within(<DeskLayout />, desk)]
              : [within(<AppletLayout applet={applet} />, pages.filter(isOfApplet))],
        },
        { errorElement: <BareErrorPage />, children: applet === null ? bare : bare.filter(isOfApplet) },
        applet === null
          ? { path: '*', loader: toHome, element: null }
          : { path: '*', element: <Outside applet={applet} /> },
      ],
    },
  ];
}
