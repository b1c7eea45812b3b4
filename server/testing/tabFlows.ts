import { handlers } from '../handlers.ts';
import { flowHandlersWith } from '../modules/flows/handlers.ts';
import { isNothing, isOrderOfToken, subjects } from '../modules/flows/subjects.ts';
import type { Handlers } from '../wire/handler.ts';

/** The handlers of the server, with flows that run without a session too: one about nothing, and one about an order. */
export const handlersWithTabs = {
  ...handlers,
  ...flowHandlersWith({
    purchase: { ...subjects.purchase, tab: isNothing },
    activation: subjects.activation,
    cancelOrder: { ...subjects.cancelOrder, tab: isOrderOfToken },
    transferPayment: subjects.transferPayment,
    mobilePayment: subjects.mobilePayment,
    invoice: subjects.invoice,
    mainlandVerification: subjects.mainlandVerification,
    customerExport: subjects.customerExport,
    overseasVerification: subjects.overseasVerification,
    registration: subjects.registration,
    appointment: subjects.appointment,
  }),
} satisfies Handlers;
