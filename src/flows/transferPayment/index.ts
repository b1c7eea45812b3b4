import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';

export const transferPaymentManifest: FlowManifest = {
  frame: 'bare',
  routes: (services) => [
    ...['payment', 'leads-payment'].map((path) => ({
      path,
      lazy: withMessages('payment', async () => (await import('./page.tsx')).transferPaymentRoute(services)),
    })),
  ],
  desk: withMessages('transferPaymentDesk', async () => (await import('./desk.tsx')).transferPaymentDesk),
};
