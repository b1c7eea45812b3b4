import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';

export const invoiceManifest: FlowManifest = {
  frame: 'mall',
  routes: (services) => [
    {
      path: 'order/:type?/detail/:id/invoice',
      loader: ({ params }) => loadDraft(services, { flow: 'invoice', subject: params.id ?? '' }),
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      lazy: withMessages('invoice', () => import('./page.tsx')),
    },
  ],
  desk: withMessages('invoiceDesk', async () => (await import('./desk.tsx')).invoiceDesk),
};
