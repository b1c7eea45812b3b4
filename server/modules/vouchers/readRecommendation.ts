import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clientProfiles } from '../identity/index.ts';
import type { InviteFinding } from '../pricing/index.ts';
import { recommendationCodes } from './tables.ts';

type NamedRecommendation =
  | Exclude<InviteFinding, { kind: 'other' }>
  | { kind: 'other'; percent: number; recommended_by: string };

/** Ignores case and blanks around the code. */
export async function readRecommendation(db: Database, clientId: string, code: string): Promise<NamedRecommendation> {
  const [row] = await db
    .select({
      client_id: recommendationCodes.client_id,
      percent: recommendationCodes.percent,
      full_name: clientProfiles.full_name,
    })
    .from(recommendationCodes)
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, recommendationCodes.client_id))
    .where(eq(recommendationCodes.code, code.trim().toUpperCase()));
  if (row === undefined) return { kind: 'unknown' };
  if (row.client_id === clientId) return { kind: 'own' };
  return { kind: 'other', percent: row.percent, recommended_by: maskName(row.full_name) };
}

/** Enough of a name to recognise a known company, and no more. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  const shown = letters.length > 4 ? 2 : 1;
  return `${letters.slice(0, shown).join('')}***${letters.length > 2 ? letters.slice(-1).join('') : ''}`;
}
