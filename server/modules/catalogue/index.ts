/** Plans, add-ons and services with their prices. */

import type { ServerModule } from '../module.ts';
import { catalogueHandlers } from './handlers.ts';

export { readCatalogue } from './catalogue.ts';
export { type PlanContents, readLowestPlan, readPlanContents } from './planContents.ts';

export const catalogueModule: ServerModule = { handlers: catalogueHandlers };
