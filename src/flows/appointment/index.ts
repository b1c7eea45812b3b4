import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';
import { paths } from '../../ui/paths.ts';

export const appointmentManifest: FlowManifest = {
  frame: 'standalone',
  routes: (services) => [
    {
      // One run and one route for all its addresses: a change of address must not remount the page.
      loader: () => loadDraft(services, { flow: 'appointment', subject: '' }),
      shouldRevalidate: () => false,
      lazy: withMessages('appointment', () => import('./page.tsx')),
      children: (['tip', 'success', 'cancel', 'list', 'booking'] as const).map((page) => ({
        path: paths.appointment(page).slice(1),
        element: null,
      })),
    },
  ],
  desk: withMessages('appointmentDesk', async () => (await import('./desk.tsx')).appointmentDesk),
};
