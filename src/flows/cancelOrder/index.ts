import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';

export const cancelOrderManifest: FlowManifest = {
  frame: 'mall',
  routes: (services) => [
    {
      path: 'order/:type?/detail/:id/cancel',
      loader: ({ params }) => loadDraft(services, { flow: 'cancelOrder', subject: params.id ?? '' }),
      lazy: withMessages('cancelOrder', () => import('./page.tsx')),
    },
  ],
  desk: withMessages('cancelOrderDesk', async () => (await import('./desk.tsx')).cancelOrderDesk),
};
