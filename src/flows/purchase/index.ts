import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';

export const purchaseManifest: FlowManifest = {
  frame: 'mall',
  routes: (services) => [
    {
      path: 'store/:action?',
      // Another order type is the same run at another address; the machine loads the store, not the loader.
      loader: () => loadDraft(services, { flow: 'purchase', subject: '' }),
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      lazy: withMessages('store', () => import('./page.tsx')),
    },
  ],
  firstRequests: ['product/type-list', 'product/info', 'product/service', 'product/cid-list'],
  desk: withMessages('purchaseDesk', async () => (await import('./desk.tsx')).purchaseDesk),
};
