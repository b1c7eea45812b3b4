import type { RouteObject } from 'react-router-dom';
import { switchPath } from '#contract/entities/domain.ts';
import { registrationPages, registrationRegions } from '#contract/entities/registration.ts';
import { withWords } from '../i18n/activate.ts';
import type { Services } from '../services/services.ts';

/** The pages that are opened without signing in, but those of flows. */
export function bareRoutes(services: Services): RouteObject[] {
  const paymentResult = (result: 'success' | 'fail') =>
    withWords('paymentResult', async () =>
      (await import('../pages/paymentResult.tsx')).paymentResultRoute(services, result),
    );
  return [
    { path: 'payment/success', lazy: paymentResult('success') },
    { path: 'payment/fail', lazy: paymentResult('fail') },
    { path: 'phone', lazy: withWords('phone', () => import('../pages/phone.tsx')) },
    {
      path: switchPath.slice(1),
      loader: async () => services.replaceBy(await services.regionRedirect.step()),
      element: null,
    },
    ...afterRegistration(services),
  ];
}

/** Where the mail of a registration leads, and what comes after it, in each region. */
const afterRegistration = (services: Services): RouteObject[] =>
  registrationRegions.flatMap((region): RouteObject[] => {
    const path = registrationPages[region].slice(1);
    return [
      {
        path: `${path}/confirm`,
        lazy: withWords('registrationConfirm', async () =>
          (await import('../pages/registrationConfirm.tsx')).registrationConfirmRoute(region),
        ),
      },
      {
        path: `${path}/success`,
        lazy: withWords('registered', async () =>
          (await import('../pages/registered.tsx')).registeredRoute(services, region),
        ),
      },
    ];
  });
