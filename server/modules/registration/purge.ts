import { and, isNull, lte } from 'drizzle-orm';
import { registrationLimits } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { registrations } from './tables.ts';

/** Their links are deleted with them. */
export async function purgeOldRegistrations({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - registrationLimits.keptDays * 86_400_000);
  await db
    .delete(registrations)
    .where(and(isNull(registrations.confirmed_at), lte(registrations.submitted_at, oldest)));
}
