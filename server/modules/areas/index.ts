/** Regions and districts of addresses. */

import { type Handlers, ok } from '../../wire/handler.ts';
import type { ServerModule } from '../module.ts';
import { childAreas } from './areas.ts';

export { areaPath } from './areas.ts';

const areaHandlers = {
  areaList: async ({ query: { zone = 'CN', parent_id = null } }) => ok({ areas: [...childAreas(zone, parent_id)] }),
} satisfies Handlers;

export const areasModule: ServerModule = { handlers: areaHandlers };
