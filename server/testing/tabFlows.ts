import { type FlowAccesses, noSubject } from '../modules/flows/access.ts';
import { flows } from '../modules/index.ts';
import { orderOfToken } from '../modules/orders/flows.ts';

/** Two more flows run without a session: one about nothing, one about an order. */
export const flowsOfTabs: FlowAccesses = new Map(
  [...flows].map(([name, access]) => {
    if (name === 'purchase') return [name, { ...access, tab: noSubject }];
    if (name === 'cancelOrder') return [name, { ...access, tab: orderOfToken }];
    return [name, access];
  }),
);
