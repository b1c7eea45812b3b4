import { z } from 'zod/mini';
import { get } from '../call.ts';
import { itemId } from '../codecs.ts';
import { zone } from '../entities/client.ts';

export const area = z.object({
  area_id: itemId,
  parent_id: z.nullable(itemId),
  name: z.string(),
  has_children: z.boolean(),
});
export type Area = Readonly<z.infer<typeof area>>;

export const areaList = get({
  host: 'oss',
  path: '/siteapi/common-api/area',
  summary: 'The areas below one, or the highest ones of a zone',
  access: 'public',
  query: z.strictObject({ zone: z.optional(zone), parent_id: z.optional(itemId) }),
  data: z.object({ areas: z.array(area) }),
});
