import { withWords } from '../../i18n/activate.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';

export const activationManifest: FlowManifest = {
  frame: 'mall',
  routes: (services) => [
    {
      path: 'order/:type?/detail/:id/activate',
      loader: ({ params }) => loadDraft(services, { flow: 'activation', subject: params.id ?? '' }),
      lazy: withWords('activation', () => import('./page.tsx')),
    },
  ],
  desk: withWords('activationDesk', async () => (await import('./desk.tsx')).activationDesk),
};
