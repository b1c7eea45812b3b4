// The build imports this file in Node: import views, styles and macros only through `withMessages`.
import type { RouteObject } from 'react-router-dom';
import { switchPath } from '#contract/entities/domain.ts';
import { registrationPages, registrationRegions } from '#contract/entities/registration.ts';
import { flowManifests } from '../flows/index.ts';
import { withMessages } from '../i18n/activateLanguage.ts';
import { lazyPage, prefetchablePage } from '../loading/pageLoaders.ts';
import type { FlowManifest } from '../runs/flowManifest.ts';
import type { Services } from '../services/services.ts';

/** Home's view and loader load with the start. */
export const homePaths = ['home', 'mall', 'mall/home'];

export const deskPath = 'desk';

export type Frame = FlowManifest['frame'];

/** All pages but home and those of the desk. Each has a chunk of its own. */
export const pagesOf = (services: Services): Readonly<Record<Frame, RouteObject[]>> => ({
  mall: [...mallPages(services), ...flowPages(services, 'mall')],
  standalone: flowPages(services, 'standalone'),
  bare: [...barePages(services), ...flowPages(services, 'bare')],
});

const flowPages = (services: Services, frame: Frame): RouteObject[] =>
  Object.values(flowManifests).flatMap((flow) => (flow.frame === frame ? flow.routes(services) : []));

const mallPages = (services: Services): RouteObject[] => [
  {
    path: 'order/:type?',
    ...prefetchablePage(services, 'orders', () => import('../pages/orders.tsx')),
    // A search changes the address only: it filters the loaded list.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
  },
  {
    path: 'order/:type?/detail/:id',
    ...prefetchablePage(services, 'order', () => import('../pages/order.tsx')),
  },
  { path: 'user', lazy: withMessages('user', () => import('../pages/user.tsx')) },
  {
    path: 'enterprise',
    ...lazyPage(services, 'enterprise', () => import('../pages/enterprise.tsx')),
  },
  { path: 'security', ...lazyPage(services, 'security', () => import('../pages/security.tsx')) },
  {
    path: 'notices',
    ...lazyPage(services, 'notices', () => import('../pages/notices.tsx')),
  },
  {
    path: 'voucher',
    ...prefetchablePage(services, 'vouchers', () => import('../pages/vouchers.tsx')),
  },
  {
    path: 'suite/:entry',
    ...prefetchablePage(services, 'suite', () => import('../pages/suite.tsx')),
  },
  {
    path: 'services',
    ...prefetchablePage(services, 'services', () => import('../pages/services.tsx')),
  },
];

/** Pages that need no session. */
function barePages(services: Services): RouteObject[] {
  const paymentResult = (result: 'success' | 'fail') =>
    withMessages('paymentResult', async () =>
      (await import('../pages/paymentResult.tsx')).paymentResultRoute(services, result),
    );
  return [
    { path: 'payment/success', lazy: paymentResult('success') },
    { path: 'payment/fail', lazy: paymentResult('fail') },
    { path: 'phone', lazy: withMessages('phone', () => import('../pages/phone.tsx')) },
    {
      path: switchPath.slice(1),
      loader: async () => services.replaceBy(await services.regionRedirect.step()),
      element: null,
    },
    ...postRegistrationPages(services),
  ];
}

/** The page that a registration e-mail links to, and the page after it. */
const postRegistrationPages = (services: Services): RouteObject[] =>
  registrationRegions.flatMap((region): RouteObject[] => {
    const path = registrationPages[region].slice(1);
    return [
      {
        path: `${path}/confirm`,
        lazy: withMessages('registrationConfirm', async () =>
          (await import('../pages/registrationConfirm.tsx')).registrationConfirmRoute(region),
        ),
      },
      {
        path: `${path}/success`,
        lazy: withMessages('registered', async () =>
          (await import('../pages/registered.tsx')).registeredRoute(services, region),
        ),
      },
    ];
  });
