import { type Handlers, ok } from '../../wire/handler.ts';
import { areasIn } from './areas.ts';

export const areaHandlers = {
  areaList: async ({ query: { zone = 'CN', parent_id = null } }) => ok({ areas: [...areasIn(zone, parent_id)] }),
} satisfies Handlers;
