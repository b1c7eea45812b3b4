import { type FlowAccesses, hasNoSubject } from '../modules/flows/access.ts';
import { flowAccesses } from '../modules/index.ts';
import { isOrderOfToken } from '../modules/orders/flows.ts';

/** Two more flows run without a session: one about nothing, one about an order. */
export const flowAccessesWithTabs: FlowAccesses = new Map(
  [...flowAccesses].map(([name, access]) => {
    if (name === 'purchase') return [name, { ...access, tab: hasNoSubject }];
    if (name === 'cancelOrder') return [name, { ...access, tab: isOrderOfToken }];
    return [name, access];
  }),
);
