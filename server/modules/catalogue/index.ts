/** Plans, add-ons and services with their prices. */

import type { ServerModule } from '../module.ts';
import { catalogueHandlers } from './handlers.ts';

export { type PlanContents, readCatalogue, readLowestPlan, readPlanContents } from './catalogue.ts';

export const catalogueModule: ServerModule = { handlers: catalogueHandlers };
