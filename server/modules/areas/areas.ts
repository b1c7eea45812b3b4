import type { Area } from '#contract/calls/area.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { InvoiceArea } from '#contract/entities/invoice.ts';
import { mainland } from './mainland.ts';
import { hongKong, japan, taiwan } from './overseas.ts';

/** Areas per zone. Elsewhere none are known, so that nothing can be mailed there. */
const texts: Readonly<Record<Zone, string>> = { CN: mainland, HK: hongKong, TW: taiwan, JP: japan, other: '' };

interface ChildAreas {
  readonly areas: readonly Area[];
}

const byZone = new Map<Zone, ChildAreas>();
const byId = new Map<string, Area & { readonly zone: Zone }>();
const areasByParent = new Map<string, ChildAreas>();

function addArea(zone: Zone, parent_id: string | null, area_id: string, name: string, has_children: boolean): Area {
  const area = { area_id, parent_id, name, has_children };
  byId.set(area_id, { ...area, zone });
  return area;
}

/** Parses a zone: one line per widest area, `code name|narrower:narrowest narrowest|narrower`. */
function readZone(zone: Zone, text: string): ChildAreas {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const areas = lines.map((line) => {
    const [head = '', ...narrower] = line.split('|');
    const [code = '', name = ''] = head.split(' ');
    const area_id = `${zone.toLowerCase()}-${code}`;
    const children = narrower.map((each, index) => {
      const [childName = '', rest = ''] = each.split(':');
      const childId = `${area_id}-${index + 1}`;
      const names = rest === '' ? [] : rest.split(' ');
      const grandchildren = names.map((one, at) => addArea(zone, childId, `${childId}-${at + 1}`, one, false));
      areasByParent.set(childId, { areas: grandchildren });
      return addArea(zone, area_id, childId, childName, names.length > 0);
    });
    areasByParent.set(area_id, { areas: children });
    return addArea(zone, null, area_id, name, children.length > 0);
  });
  return { areas };
}

for (const zone of ['CN', 'HK', 'TW', 'JP', 'other'] as const) byZone.set(zone, readZone(zone, texts[zone]));

/** The areas below a parent; without one, the widest of the zone. */
export const childAreas = (zone: Zone, parent_id: string | null): readonly Area[] =>
  (parent_id === null ? byZone.get(zone) : areasByParent.get(parent_id))?.areas ?? [];

/** An area's path from the widest; null if it is not of the zone or has narrower areas. */
export function areaPath(zone: Zone, area_id: string): InvoiceArea[] | null {
  const narrowest = byId.get(area_id);
  if (narrowest === undefined || narrowest.zone !== zone || narrowest.has_children) return null;
  const path: InvoiceArea[] = [];
  for (let area: Area | undefined = narrowest; area !== undefined; area = byId.get(area.parent_id ?? ''))
    path.unshift({ area_id: area.area_id, name: area.name });
  return path;
}
