import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { flowDrafts } from './tables.ts';

type Draft = typeof flowDrafts.$inferSelect;

export async function findDraft(
  db: Database,
  { draft_id, user_id }: { readonly draft_id: string; readonly user_id: string },
): Promise<Draft | null> {
  const own = and(eq(flowDrafts.draft_id, draft_id), eq(flowDrafts.user_id, user_id));
  const [draft] = await db.select().from(flowDrafts).where(own);
  return draft ?? null;
}

/** Locks a draft until the transaction ends; null if there is none. */
export async function lockDraft(tx: Database, draft_id: string): Promise<Draft | null> {
  const [draft] = await tx.select().from(flowDrafts).where(eq(flowDrafts.draft_id, draft_id)).for('no key update');
  return draft ?? null;
}

/** A draft leads to one order only: the caller has locked it and checked that it has none yet. */
export async function linkDraftToOrder(
  tx: Database,
  { draft_id, order_id }: { readonly draft_id: string; readonly order_id: string },
): Promise<void> {
  await tx.update(flowDrafts).set({ order_id }).where(eq(flowDrafts.draft_id, draft_id));
}

/** When the user last saved an open run of the flow that has not led to an order; null if there is none. */
export async function openDraftSavedAt(
  db: Database,
  { user_id, flow }: { readonly user_id: string; readonly flow: string },
): Promise<Date | null> {
  const [draft] = await db
    .select({ saved_at: flowDrafts.updated_at })
    .from(flowDrafts)
    .where(
      and(
        eq(flowDrafts.user_id, user_id),
        eq(flowDrafts.flow, flow),
        isNull(flowDrafts.closed_at),
        isNull(flowDrafts.order_id),
        isNotNull(flowDrafts.snapshot),
      ),
    );
  return draft?.saved_at ?? null;
}
