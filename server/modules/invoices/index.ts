import type { ServerModule } from '../module.ts';
import { ownOrder } from '../orders/index.ts';
import { invoiceHandlers } from './handlers.ts';

export { clientOfInvoiceFile, findNewestInvoice as invoiceOf } from './readInvoice.ts';

export const invoicesModule: ServerModule = {
  handlers: invoiceHandlers,
  flows: [{ flow: 'invoice', user: ownOrder, tab: null }],
};
