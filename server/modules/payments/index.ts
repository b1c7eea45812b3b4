import type { ServerModule } from '../module.ts';
import { orderOfToken, ownOrder } from '../orders/index.ts';
import { paymentHandlers } from './handlers.ts';
import { watchPayments } from './mobile/watch.ts';

export { readCalendar } from './arrival.ts';
export { payerOf, settle } from './money.ts';
export { notifyClient } from './notify.ts';
export { createProviders } from './providers/createProviders.ts';
export { takenCurrencies } from './providers/takenCurrencies.ts';
export { encryptedReturns } from './sandbox/returns.ts';
export {
  type CashierPayment,
  cashierPath,
  type Sandbox,
  sandboxActions,
} from './sandbox/sandbox.ts';

export const paymentsModule: ServerModule = {
  handlers: paymentHandlers,
  flows: [
    { flow: 'transferPayment', user: ownOrder, tab: orderOfToken },
    { flow: 'mobilePayment', user: ownOrder, tab: orderOfToken },
  ],
  watches: [watchPayments],
};
