import type { FlowAccess } from '../flows/access.ts';
import { ownOrder } from '../orders/flows.ts';

export const invoiceFlows: readonly FlowAccess[] = [{ flow: 'invoice', user: ownOrder, tab: null }];
