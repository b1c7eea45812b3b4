import { and, asc, eq, inArray, lt, lte, or } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { mobilePayments } from '../tables.ts';
import { syncPayment } from './syncPayment.ts';

/** Upper bound on concurrent requests. */
const maxConcurrent = 20;
const requeryAfterMs = 60_000;

/**
 * Queries open payments without news for a minute and expired ones. Updating `heard_at` claims a payment, so that only
 * one of several processes queries it.
 */
export async function watchPayments(deps: Deps): Promise<void> {
  const now = deps.now();
  const isSilent = lte(mobilePayments.heard_at, new Date(now.getTime() - requeryAfterMs));
  const hasJustExpired = and(
    lte(mobilePayments.expires_at, now),
    lt(mobilePayments.heard_at, mobilePayments.expires_at),
  );
  const due = await deps.db
    .select()
    .from(mobilePayments)
    .where(and(inArray(mobilePayments.status, ['open', 'unknown']), or(isSilent, hasJustExpired)))
    .orderBy(asc(mobilePayments.heard_at))
    .limit(maxConcurrent);
  await Promise.all(
    due.map(async (row) => {
      const asIs = and(eq(mobilePayments.payment_id, row.payment_id), eq(mobilePayments.heard_at, row.heard_at));
      const claimed = await deps.db.update(mobilePayments).set({ heard_at: now }).where(asIs).returning();
      if (claimed.length > 0) await syncPayment(deps, row, { wish: 'know' });
    }),
  );
}
