import { and, eq, isNull } from 'drizzle-orm';
import type { FlowDraft, SaveId } from '#contract/calls/session.ts';
import { canReplaceSave } from '#machines/lifecycles/draft.ts';
import type { Deps } from '../../deps.ts';
import { type Handlers, type Owner, ok, refuse } from '../../wire/handler.ts';
import { secondsUntilAllowed } from '../../wire/rateLimit.ts';
import {
  isDraftOf,
  lockUserDrafts,
  ownerColumns,
  purgeExcessTabDrafts,
  purgeIdlestSnapshots,
  purgeOldestClosedDrafts,
  purgeOldTabDrafts,
} from './draftOwners.ts';
import { flowDrafts } from './tables.ts';

type Row = typeof flowDrafts.$inferSelect;

interface DraftOpening extends Pick<Row, 'flow' | 'subject'> {
  readonly holder: Owner;
  readonly network: string;
}

/** Bytes that a tab, and its network, may save: more than its flows produce by typing without a pause. */
const tabSaveRateLimit = { path: 'saved bytes', rate: { times: 512 * 1024, seconds: 60 } };

/** Seconds until the holder may save this snapshot; null if now. Users are limited only by the call's rate. */
function secondsUntilSave(holder: Owner, snapshot: string, network: string, deps: Deps): number | null {
  if (holder.kind === 'user') return null;
  return secondsUntilAllowed(
    tabSaveRateLimit,
    { caller: null, tab: holder },
    network,
    deps,
    Buffer.byteLength(snapshot),
  );
}

/** Another holder's draft is answered like one that does not exist. */
export const flowHandlers = {
  async flowDraftOpen({ body, caller: holder, network }, deps) {
    const { flow, subject, token = null } = body;
    const access = deps.flows.get(flow);
    if (access === undefined)
      return refuse('invalid_request', { fields: [{ path: 'flow', problem: 'invalid_value' }] });
    const { user, tab } = access;
    if (holder.kind === 'tab' && tab === null) return refuse('not_signed_in');
    const fits = holder.kind === 'user' ? user(subject, holder.user, deps) : tab?.(subject, token, deps);
    if (!(await fits)) return refuse('not_found');
    return ok(draftOf(await openDraft(deps, { holder, network, flow, subject })));
  },

  async flowDraftSave({ body, caller: holder, network }, deps) {
    const { db, now } = deps;
    const wait = secondsUntilSave(holder, body.snapshot, network, deps);
    if (wait !== null) return refuse('too_many_requests', { retry_after_seconds: wait });
    return db.transaction(async (tx) => {
      await lockUserDrafts(tx, holder);
      const own = and(eq(flowDrafts.draft_id, body.draft_id), isDraftOf(holder, { now }));
      const [draft] = await tx.select(saveColumns).from(flowDrafts).where(own).for('update');
      if (draft === undefined) return refuse('not_found');
      if (draft.closed_at !== null) return refuse('draft_closed');
      if (!canReplaceSave(markOf(draft), body.after)) return refuse('draft_conflict');
      const { writer, number } = body.mark;
      const saved = { snapshot: body.snapshot, saved_by: writer, save_number: number, updated_at: now() };
      await tx.update(flowDrafts).set(saved).where(own);
      await purgeIdlestSnapshots(tx, holder, body.draft_id);
      return ok({});
    });
  },

  /** Deletes the snapshot. The row stays for its order, among the last closed ones (`maxPerUser.closed`). */
  async flowDraftDiscard({ body, caller: holder }, { db, now }) {
    return db.transaction(async (tx) => {
      await lockUserDrafts(tx, holder);
      const own = and(eq(flowDrafts.draft_id, body.draft_id), isDraftOf(holder, { now }));
      const [draft] = await tx.select({ draft_id: flowDrafts.draft_id }).from(flowDrafts).where(own);
      if (draft === undefined) return refuse('not_found');
      await tx
        .update(flowDrafts)
        .set({ closed_at: now(), snapshot: null })
        .where(and(own, isNull(flowDrafts.closed_at)));
      await purgeOldestClosedDrafts(tx, holder);
      return ok({});
    });
  },
} satisfies Handlers;

/**
 * The open draft of a flow and subject, created if absent. The unique index prevents a second one under concurrency.
 */
async function openDraft(deps: Deps, { holder, network, ...about }: DraftOpening): Promise<Row> {
  const { db, now, secret } = deps;
  const at = now();
  const isAbout = and(eq(flowDrafts.flow, about.flow), eq(flowDrafts.subject, about.subject));
  for (let tries = 0; tries < 3; tries += 1) {
    const [found] = await db
      .select()
      .from(flowDrafts)
      .where(and(isDraftOf(holder, deps), isAbout, isNull(flowDrafts.closed_at)));
    if (found !== undefined) return found;
    const made = await db.transaction(async (tx) => {
      if (holder.kind === 'tab') await purgeOldTabDrafts({ db: tx, now });
      const owned = { ...about, ...ownerColumns(holder, network, deps) };
      const fresh = { ...owned, draft_id: secret(128), key: secret(128), opened_at: at, updated_at: at };
      const [row] = await tx.insert(flowDrafts).values(fresh).onConflictDoNothing().returning();
      if (row !== undefined) await purgeExcessTabDrafts(tx, row, deps);
      return row;
    });
    if (made !== undefined) return made;
  }
  throw new Error('an open draft could neither be found nor made');
}

const { closed_at, saved_by, save_number } = flowDrafts;
const saveColumns = { closed_at, saved_by, save_number };

const markOf = ({ saved_by, save_number }: Pick<Row, 'saved_by' | 'save_number'>): SaveId | null =>
  saved_by === null || save_number === null ? null : { writer: saved_by, number: save_number };

const draftOf = (row: Row): FlowDraft => ({
  draft_id: row.draft_id,
  key: row.key,
  saved: markOf(row),
  snapshot: row.snapshot,
});
