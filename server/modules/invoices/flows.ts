import type { FlowAccess } from '../flows/index.ts';
import { ownOrder } from '../orders/index.ts';

export const invoiceFlows: readonly FlowAccess[] = [{ flow: 'invoice', user: ownOrder, tab: null }];
