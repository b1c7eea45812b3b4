import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { enterpriseAuthorisations } from '../signing/tables.ts';

/** Whether the legal person of a client's enterprise has given the authorisation at the provider of signatures. */
export async function isEnterpriseAuthorised(db: Database, client_id: string): Promise<boolean> {
  const isGiven = inArray(enterpriseAuthorisations.status, ['authorized', 'identified']);
  const [row] = await db
    .select({ client_id: enterpriseAuthorisations.client_id })
    .from(enterpriseAuthorisations)
    .where(and(eq(enterpriseAuthorisations.client_id, client_id), isGiven));
  return row !== undefined;
}
