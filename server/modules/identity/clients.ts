import { and, eq, ne } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { clients, users } from './tables.ts';

export type Client = typeof clients.$inferSelect;

interface ClientKey {
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
export async function lockClient(tx: Database, named: ClientKey): Promise<Client> {
  const client = await findAndLockClient(tx, named);
  if (client === null) throw new Error('what belongs to a client names none that exists');
  return client;
}

/** Like `lockClient`, for an id from another party. */
export async function findAndLockClient(tx: Database, { client_id }: ClientKey): Promise<Client | null> {
  const own = eq(clients.client_id, client_id);
  const [client] = await tx.select().from(clients).where(own).for('no key update');
  return client ?? null;
}

export async function clientOf(db: Database, { client_id }: ClientKey): Promise<Client> {
  const [client] = await db.select().from(clients).where(eq(clients.client_id, client_id));
  if (client === undefined) throw new Error('what belongs to a client names none that exists');
  return client;
}

export async function findClientWithSalesManager(db: Database, { client_id }: ClientKey) {
  const [row] = await db
    .select({ client: clients, sales_manager: { real_name: users.real_name, email: users.email } })
    .from(clients)
    .leftJoin(users, eq(users.user_id, clients.sales_manager_id))
    .where(eq(clients.client_id, client_id));
  return row ?? null;
}

export async function isEnterpriseNumberTaken(
  db: Database,
  { number, client_id }: ClientKey & { readonly number: string },
): Promise<boolean> {
  const [other] = await db
    .select({ client_id: clients.client_id })
    .from(clients)
    .where(and(eq(clients.enterprise_number, number), ne(clients.client_id, client_id)))
    .limit(1);
  return other !== undefined;
}

/** Ends the trial of a client, which from then on can book appointments. */
export async function endTrial(tx: Database, { client_id }: ClientKey): Promise<void> {
  await tx.update(clients).set({ client_status: 'active' }).where(eq(clients.client_id, client_id));
}

type VerificationColumns = Pick<Client, 'verification_status' | 'verification_type' | 'verification_refusal'> &
  Partial<Pick<Client, 'full_name' | 'enterprise_number'>>;

export async function setVerification(
  tx: Database,
  { client_id }: ClientKey,
  verified: VerificationColumns,
): Promise<void> {
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
