/** Puts what an order bought into use, and says what still prevents it. */

import type { ServerModule } from '../module.ts';
import { ownOrder } from '../orders/index.ts';
import { activationHandlers } from './handlers.ts';

export const activationModule: ServerModule = {
  handlers: activationHandlers,
  flows: [{ flow: 'activation', user: ownOrder, tab: null }],
};
