import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clients } from './tables.ts';

export type Client = typeof clients.$inferSelect;

/** Whether a client tries the suite in the trial environment. The trial ends when a first order is activated. */
export const isTrial = ({ client_status }: Pick<Client, 'client_status'>): boolean => client_status === 'sandbox';

/**
 * The client, whose row is held until the transaction ends: what one client does at once is decided one after the other. Of all that is
 * held with it an order is held before it, everything else after it.
 */
export async function holdClient(tx: Database, { client_id }: { readonly client_id: string }): Promise<Client> {
  const own = eq(clients.client_id, client_id);
  const [client] = await tx.select().from(clients).where(own).for('no key update');
  if (client === undefined) throw new Error('what belongs to a client names none that exists');
  return client;
}

/** The client of what belongs to one: of its users, its orders, and what it has handed in. */
export async function clientOf(db: Database, { client_id }: { readonly client_id: string }): Promise<Client> {
  const [client] = await db.select().from(clients).where(eq(clients.client_id, client_id));
  if (client === undefined) throw new Error('what belongs to a client names none that exists');
  return client;
}
