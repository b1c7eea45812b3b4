/** Plans, add-ons and services with their prices. */

import { type Handlers, ok } from '../../wire/handler.ts';
import type { ServerModule } from '../module.ts';
import { readPublicNames } from './catalogue.ts';

export { type PlanContents, readCatalogue, readLowestPlan, readPlanContents } from './catalogue.ts';

const catalogueHandlers = {
  async deskNames(_request, { db }) {
    return ok(await readPublicNames(db));
  },
} satisfies Handlers;

export const catalogueModule: ServerModule = { handlers: catalogueHandlers };
