import type { FlowAccess } from '../flows/access.ts';
import { orderOfToken, ownOrder } from '../orders/flows.ts';

export const paymentFlows: readonly FlowAccess[] = [
  { flow: 'transferPayment', user: ownOrder, tab: orderOfToken },
  { flow: 'mobilePayment', user: ownOrder, tab: orderOfToken },
];
