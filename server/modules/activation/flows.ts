import type { FlowAccess } from '../flows/access.ts';
import { ownOrder } from '../orders/flows.ts';

export const activationFlows: readonly FlowAccess[] = [{ flow: 'activation', user: ownOrder, tab: null }];
