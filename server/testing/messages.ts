import { asc, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { openBody } from '../modules/outbox/body.ts';
import { outbox } from '../modules/outbox/tables.ts';
import { testSettings } from './providedDatabase.ts';

/** Decrypts with the default secret. Oldest first. */
export async function messagesIn(db: Database, where?: SQL) {
  const rows = await db.select().from(outbox).where(where).orderBy(asc(outbox.created_at), asc(outbox.address));
  return rows.map(({ sealed_body, ...row }) => ({
    ...row,
    body: openBody(testSettings.personal_data_keys, { message_id: row.message_id, sealed_body }),
  }));
}
