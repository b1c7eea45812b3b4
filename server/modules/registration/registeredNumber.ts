import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { registrations } from './tables.ts';

/** The number that a client has entered when it registered, in the form in which numbers are kept; null where it has not registered itself. */
export async function registeredNumber(db: Database, client_id: string): Promise<string | null> {
  const [made] = await db
    .select({ enterprise_number: registrations.enterprise_number })
    .from(registrations)
    .where(eq(registrations.client_id, client_id));
  return made?.enterprise_number ?? null;
}
