import type { RouteObject } from 'react-router-dom';
import { switchPath } from '#contract/entities/domain.ts';
import { withWords } from '../i18n/activate.ts';
import type { Services } from '../services/services.ts';
import { registrationRoutes } from './registrationRoutes.ts';

/** The pages that are opened without signing in. */
export function bareRoutes(services: Services): RouteObject[] {
  const payment = withWords('payment', async () => (await import('./routes/payment.tsx')).paymentRoute(services));
  const mobilePayment = withWords('mobilePayment', async () =>
    (await import('./routes/mobilePayment.tsx')).mobilePaymentRoute(services),
  );
  const paymentResult = (result: 'success' | 'fail') =>
    withWords('paymentResult', async () =>
      (await import('../pages/paymentResult.tsx')).paymentResultRoute(services, result),
    );
  return [
    { path: 'payment', lazy: payment },
    { path: 'leads-payment', lazy: payment },
    { path: 'payment/phone', lazy: mobilePayment },
    { path: 'payment/success', lazy: paymentResult('success') },
    { path: 'payment/fail', lazy: paymentResult('fail') },
    { path: 'phone', lazy: withWords('phone', () => import('../pages/phone.tsx')) },
    {
      path: switchPath.slice(1),
      loader: async () => services.replaceBy(await services.regionRedirect.step()),
      element: null,
    },
    ...registrationRoutes(services),
  ];
}
