import { withMessages } from '../../i18n/activateLanguage.ts';
import type { FlowManifest } from '../../runs/flowManifest.ts';

export const mobilePaymentManifest: FlowManifest = {
  frame: 'bare',
  routes: (services) => [
    {
      path: 'payment/phone',
      lazy: withMessages('mobilePayment', async () => (await import('./page.tsx')).mobilePaymentRoute(services)),
    },
  ],
  desk: withMessages('mobilePaymentDesk', async () => (await import('./desk.tsx')).mobilePaymentDesk),
};
