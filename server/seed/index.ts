import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../modules/identity/password.ts';
import { clients, users } from '../modules/identity/tables.ts';
import type { Settings } from '../settings/settings.ts';
import { demoAccounts, demoPassword, demoSalesManager } from './accounts.ts';
import { seedAppointments } from './appointments.ts';
import { demoClients } from './clients.ts';
import { seedCustomers } from './customers.ts';
import { seedDocuments } from './documents.ts';
import { seedHolidays } from './holidays.ts';
import { seedInvoices } from './invoices.ts';
import { seedNotices } from './notices.ts';
import { seedPermissions } from './permissions.ts';
import { seedProofs } from './proofs.ts';
import { seedSignings } from './signings.ts';
import { seedStore } from './store.ts';
import { seedVerifications } from './verifications.ts';

/** All or nothing. Skips a database that has the demo already; holidays are added in any case. */
export async function seedDemo(
  { db, files, personal_data_keys }: Pick<Deps, 'db' | 'files'> & Pick<Settings, 'personal_data_keys'>,
  now: Date,
  passwordCost: number,
): Promise<void> {
  await seedHolidays(db);
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
    await tx.update(clients).set({ sales_manager_id: demoSalesManager });
    await seedNotices(tx, now);
    await seedStore(tx, { now, personal_data_keys });
    await seedProofs({ db: tx, files }, now);
    await seedDocuments({ db: tx, files });
    await seedInvoices({ db: tx, files }, now);
    await seedSignings({ db: tx, files });
    await seedCustomers(tx, now);
    await seedPermissions(tx);
    await seedVerifications({ db: tx, files, personal_data_keys }, now);
    await seedAppointments(tx, now);
  });
}
