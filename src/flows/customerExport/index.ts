import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';

export const customerExportManifest: FlowManifest = {
  frame: 'standalone',
  routes: (services) => [
    {
      path: 'crm-export',
      loader: () => loadDraft(services, { flow: 'customerExport', subject: '' }),
      lazy: withMessages('customerExport', () => import('./page.tsx')),
    },
  ],
  desk: withMessages('customerExportDesk', async () => (await import('./desk.tsx')).customerExportDesk),
};
