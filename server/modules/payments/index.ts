import type { ServerModule } from '../module.ts';
import { orderOfToken, ownOrder } from '../orders/index.ts';
import { paymentHandlers } from './handlers.ts';
import { watchPayments } from './mobile/watch.ts';

export { payerOf, settleOrder as settle } from './money.ts';
export { notifyOfPayment as notifyClient } from './notify.ts';
export { acceptedCurrencies as takenCurrencies } from './providers/acceptedCurrencies.ts';
export { createPaymentProviders as createProviders } from './providers/createPaymentProviders.ts';
export { encryptedReturnAddresses as encryptedReturns } from './sandbox/returnAddresses.ts';
export {
  type CashierPayment,
  cashierPath,
  type PaymentSandbox as Sandbox,
  sandboxActions,
} from './sandbox/sandbox.ts';
export { readHolidayCalendar as readCalendar } from './transferArrival.ts';

export const paymentsModule: ServerModule = {
  handlers: paymentHandlers,
  flows: [
    { flow: 'transferPayment', user: ownOrder, tab: orderOfToken },
    { flow: 'mobilePayment', user: ownOrder, tab: orderOfToken },
  ],
  watches: [watchPayments],
};
