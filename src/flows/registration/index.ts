import { registrationPages, registrationRegions } from '#contract/entities/registration.ts';
import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';

export const registrationManifest: FlowManifest = {
  frame: 'bare',
  routes: (services) => [
    ...registrationRegions.map((region) => ({
      path: registrationPages[region].slice(1),
      lazy: withMessages('registration', async () => (await import('./page.tsx')).registrationRoute(services, region)),
    })),
  ],
  desk: withMessages('registrationDesk', async () => (await import('./desk.tsx')).registrationDesk),
};
