import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';

export const activationManifest: FlowManifest = {
  frame: 'mall',
  routes: (services) => [
    {
      path: 'order/:type?/detail/:id/activate',
      loader: ({ params }) => loadDraft(services, { flow: 'activation', subject: params.id ?? '' }),
      lazy: withMessages('activation', () => import('./page.tsx')),
    },
  ],
  desk: withMessages('activationDesk', async () => (await import('./desk.tsx')).activationDesk),
};
