import { withWords } from '../../i18n/activate.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';
import { loadDraft } from '../../runs/loadDraft.ts';

export const customerExportManifest: FlowManifest = {
  frame: 'standalone',
  routes: (services) => [
    {
      path: 'crm-export',
      loader: () => loadDraft(services, { flow: 'customerExport', subject: '' }),
      lazy: withWords('customerExport', () => import('./page.tsx')),
    },
  ],
  desk: withWords('customerExportDesk', async () => (await import('./desk.tsx')).customerExportDesk),
};
