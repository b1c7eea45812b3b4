import { and, eq, ne } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { clients, users } from './tables.ts';

export type Client = typeof clients.$inferSelect;

interface OfClient {
  readonly client_id: string;
}

/** The trial ends when the client's first order is activated. */
export const isTrial = ({ client_status }: Pick<Client, 'client_status'>): boolean => client_status === 'sandbox';

/** For joins of other modules. */
export const clientProfiles = new QueryBuilder()
  .select({
    client_id: clients.client_id,
    full_name: clients.full_name,
    use_zone: clients.use_zone,
    is_oversea: clients.is_oversea,
    enterprise_number: clients.enterprise_number,
    verification_status: clients.verification_status,
    sales_manager_id: clients.sales_manager_id,
  })
  .from(clients)
  .as('client_profiles');

/**
 * Locks the client's row until the transaction ends, which serialises the actions of one client. Lock order: an order
 * before its client, everything else after it.
 */
export async function holdClient(tx: Database, named: OfClient): Promise<Client> {
  const client = await findAndHoldClient(tx, named);
  if (client === null) throw new Error('what belongs to a client names none that exists');
  return client;
}

/** Like `holdClient`, for an id from another party. */
export async function findAndHoldClient(tx: Database, { client_id }: OfClient): Promise<Client | null> {
  const own = eq(clients.client_id, client_id);
  const [client] = await tx.select().from(clients).where(own).for('no key update');
  return client ?? null;
}

export async function clientOf(db: Database, { client_id }: OfClient): Promise<Client> {
  const [client] = await db.select().from(clients).where(eq(clients.client_id, client_id));
  if (client === undefined) throw new Error('what belongs to a client names none that exists');
  return client;
}

export async function findClientWithSalesManager(db: Database, { client_id }: OfClient) {
  const [row] = await db
    .select({ client: clients, sales_manager: { real_name: users.real_name, email: users.email } })
    .from(clients)
    .leftJoin(users, eq(users.user_id, clients.sales_manager_id))
    .where(eq(clients.client_id, client_id));
  return row ?? null;
}

export async function isEnterpriseNumberTaken(
  db: Database,
  { number, client_id }: OfClient & { readonly number: string },
): Promise<boolean> {
  const [other] = await db
    .select({ client_id: clients.client_id })
    .from(clients)
    .where(and(eq(clients.enterprise_number, number), ne(clients.client_id, client_id)))
    .limit(1);
  return other !== undefined;
}

/** Ends the trial of a client, which from then on can book appointments. */
export async function endTrial(tx: Database, { client_id }: OfClient): Promise<void> {
  await tx.update(clients).set({ client_status: 'active' }).where(eq(clients.client_id, client_id));
}

type Verified = Pick<Client, 'verification_status' | 'verification_type' | 'verification_refusal'> &
  Partial<Pick<Client, 'full_name' | 'enterprise_number'>>;

export async function setVerification(tx: Database, { client_id }: OfClient, verified: Verified): Promise<void> {
  await tx.update(clients).set(verified).where(eq(clients.client_id, client_id));
}

/** False if the account's e-mail address is in use. */
export async function addClient(
  tx: Database,
  client: typeof clients.$inferInsert,
  main: Omit<typeof users.$inferInsert, 'client_id' | 'is_admin' | 'role'>,
): Promise<boolean> {
  await tx.insert(clients).values(client);
  const added = await tx
    .insert(users)
    .values({ ...main, client_id: client.client_id, is_admin: true })
    .onConflictDoNothing()
    .returning({ user_id: users.user_id });
  return added.length > 0;
}
