/** Putting what an order brought into use, and what still stands in its way. */

import type { ServerModule } from '../module.ts';
import { ownOrder } from '../orders/index.ts';
import { activationHandlers } from './handlers.ts';

export const activationModule: ServerModule = {
  handlers: activationHandlers,
  flows: [{ flow: 'activation', user: ownOrder, tab: null }],
};
