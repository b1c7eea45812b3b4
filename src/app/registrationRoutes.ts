import type { RouteObject } from 'react-router-dom';
import { registrationPages, registrationRegions } from '#contract/entities/registration.ts';
import { withWords } from '../i18n/activate.ts';
import type { Services } from '../services/services.ts';

/** The pages of registering, those of each region: where it is entered, where its mail leads, and what comes after. */
export const registrationRoutes = (services: Services): RouteObject[] =>
  registrationRegions.flatMap((region): RouteObject[] => {
    const path = registrationPages[region].slice(1);
    return [
      {
        path,
        lazy: withWords('registration', async () =>
          (await import('./routes/registration.tsx')).registrationRoute(services, region),
        ),
      },
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
