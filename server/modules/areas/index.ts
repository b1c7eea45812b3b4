/** Regions and districts, as addresses name them. */

import type { ServerModule } from '../module.ts';
import { areaHandlers } from './handlers.ts';

export { areaPath } from './areas.ts';

export const areasModule: ServerModule = { handlers: areaHandlers };
