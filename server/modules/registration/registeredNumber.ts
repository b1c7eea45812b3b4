import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { registrations } from './tables.ts';

/** As entered, in stored form; null if the client did not register itself. */
export async function readRegisteredNumber(db: Database, client_id: string): Promise<string | null> {
  const [made] = await db
    .select({ enterprise_number: registrations.enterprise_number })
    .from(registrations)
    .where(eq(registrations.client_id, client_id));
  return made?.enterprise_number ?? null;
}
