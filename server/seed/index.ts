import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { hashPassword } from '../modules/session/password.ts';
import { clients, users } from '../modules/session/tables.ts';
import { demoAccounts, demoClients, demoPassword } from './accounts.ts';
import { seedNotices } from './notices.ts';
import { seedStore } from './store.ts';

/** Fills an empty database with the demo; one that has it already is left as it is. All of it, or nothing. */
export async function seedDemo(db: Database, now: Date, passwordCost: number): Promise<void> {
  const [seeded] = await db.select({ user_id: users.user_id }).from(users).where(eq(users.is_demo, true)).limit(1);
  if (seeded !== undefined) return;
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(demoPassword, passwordCost)));
  await db.transaction(async (tx) => {
    await tx.insert(clients).values(demoClients.map((client) => ({ ...client, created_at: now })));
    await tx.insert(users).values(
      demoAccounts.map(({ part: _part, ...account }, index) => ({
        ...account,
        nickname: account.second_name,
        password_hash: hashes[index] ?? '',
        is_demo: true,
        created_at: now,
      })),
    );
    await seedNotices(tx, now);
    await seedStore(tx, { now });
  });
}
