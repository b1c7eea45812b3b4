import { type RouteObject, redirect } from 'react-router-dom';
import { paths } from '../ui/paths.ts';
import { DeskLayout, PartOf } from './layout/DeskLayout.tsx';
import { MallLayout } from './layout/MallLayout.tsx';
import { RootLayout } from './layout/RootLayout.tsx';
import { BareErrorPage, ErrorPage, FirstLoad } from './RouteStates.tsx';
import type { Services } from './services.ts';
import { loadSession, sessionRoute } from './session.ts';

const toHome = () => redirect(paths.home());

/** All pages. Each is a chunk of its own; what a page loads is loaded beside its chunk. */
export function routesOf(services: Services): RouteObject[] {
  const home = async () => (await import('./routes/home.tsx')).homeRoute(services);
  const pages: RouteObject[] = [
    { path: 'home', lazy: home },
    { path: 'mall', lazy: home },
    { path: 'mall/home', lazy: home },
    { path: 'store/:action?', lazy: async () => (await import('./routes/store.tsx')).storeRoute(services) },
    { path: 'order/:type?', lazy: async () => (await import('./routes/orders.tsx')).ordersRoute(services) },
    { path: 'order/:type?/detail/:id', lazy: async () => (await import('./routes/order.tsx')).orderRoute(services) },
    {
      path: 'order/:type?/detail/:id/cancel',
      lazy: async () => (await import('./routes/cancelOrder.tsx')).cancelOrderRoute(services),
    },
    { path: 'voucher', lazy: async () => (await import('./routes/vouchers.tsx')).vouchersRoute(services) },
  ];
  const deskTrace = async () => (await import('./routes/deskTrace.tsx')).deskTraceRoute(services);
  const ofSupport: RouteObject[] = [{ path: 'desk/trace/:code?', lazy: deskTrace }];
  const desk: RouteObject[] = [
    { path: 'desk', lazy: async () => (await import('./routes/desk.tsx')).deskRoute },
    { element: <PartOf who="support" />, children: [{ errorElement: <ErrorPage />, children: ofSupport }] },
  ];
  const payment = async () => (await import('./routes/payment.tsx')).paymentRoute(services);
  const bare: RouteObject[] = [
    { path: 'payment', lazy: payment },
    { path: 'leads-payment', lazy: payment },
  ];
  return [
    {
      element: <RootLayout />,
      errorElement: <BareErrorPage />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        { index: true, loader: toHome, element: null },
        {
          id: sessionRoute,
          loader: () => loadSession(services),
          shouldRevalidate: () => false,
          // The boundary is a route above the lazy ones: one that could not be fetched cannot show its own error.
          children: [
            { element: <MallLayout />, children: [{ errorElement: <ErrorPage />, children: pages }] },
            { element: <DeskLayout />, children: [{ errorElement: <ErrorPage />, children: desk }] },
          ],
        },
        { errorElement: <BareErrorPage />, children: bare },
        { path: '*', loader: toHome, element: null },
      ],
    },
  ];
}
