import type { FlowAccess } from '../flows/index.ts';
import { ownOrder } from '../orders/index.ts';

export const activationFlows: readonly FlowAccess[] = [{ flow: 'activation', user: ownOrder, tab: null }];
