import type { FlowAccess } from '../flows/index.ts';
import { orderOfToken, ownOrder } from '../orders/index.ts';

export const paymentFlows: readonly FlowAccess[] = [
  { flow: 'transferPayment', user: ownOrder, tab: orderOfToken },
  { flow: 'mobilePayment', user: ownOrder, tab: orderOfToken },
];
