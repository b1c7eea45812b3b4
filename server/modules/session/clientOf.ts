import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clients } from './tables.ts';

export type Client = typeof clients.$inferSelect;

/** The client of what belongs to one: of its users, its orders, and what it has handed in. */
export async function clientOf(db: Database, { client_id }: { readonly client_id: string }): Promise<Client> {
  const [client] = await db.select().from(clients).where(eq(clients.client_id, client_id));
  if (client === undefined) throw new Error('what belongs to a client names none that exists');
  return client;
}
