import { z } from 'zod/mini';
import { get, noParameters } from '../call.ts';
import { addon, plan, service } from '../entities/product.ts';

/** Public catalogue data without prices, with the ids by which traces refer to it. */
const catalogueNames = z.object({
  plans: z.array(z.pick(plan, { plan_id: true, name: true, summary: true, systems: true, modules: true })),
  addons: z.array(z.pick(addon, { addon_id: true, name: true, unit: true, unit_size: true, per_year: true })),
  services: z.array(z.pick(service, { service_id: true, name: true, summary: true })),
});
export type CatalogueNames = z.infer<typeof catalogueNames>;

export const deskNames = get({
  host: 'oss',
  path: '/mall/desk/names',
  summary: 'The names of what is sold, to be filled in where a trace holds ids; for support only',
  access: 'support',
  addition: true,
  query: noParameters,
  data: catalogueNames,
});
