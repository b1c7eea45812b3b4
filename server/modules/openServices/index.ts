/** Services of a plan that a client switches on and off. */

import type { ServerModule } from '../module.ts';
import { openServiceHandlers } from './handlers.ts';

export const openServicesModule: ServerModule = { handlers: openServiceHandlers };
