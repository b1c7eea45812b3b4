import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { openBody } from './body.ts';
import { outbox } from './tables.ts';

/** An empty `address` selects all of them. */
export async function readMessages(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { address, limit }: { readonly address: string; readonly limit: number },
) {
  const rows = await db
    .select()
    .from(outbox)
    .where(address === '' ? undefined : eq(outbox.address, address))
    .orderBy(desc(outbox.created_at), desc(outbox.message_id))
    .limit(limit);
  return rows.map(({ sealed_body, ...row }) => ({
    ...row,
    body: openBody(settings.personal_data_keys, { message_id: row.message_id, sealed_body }),
  }));
}
