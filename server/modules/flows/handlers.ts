import { and, eq, isNull } from 'drizzle-orm';
import type { FlowDraft, SaveMark } from '#contract/calls/session.ts';
import { mayReplace } from '#machines/lifecycles/draft.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, type Handlers, ok, refuse } from '../../wire/handler.ts';
import { isSubject } from './subjects.ts';
import { flowDrafts } from './tables.ts';

type Row = typeof flowDrafts.$inferSelect;
type About = Pick<Row, 'flow' | 'subject'>;

export const flowHandlers = {
  async flowDraftOpen({ body, caller }, deps) {
    const { flow, subject } = body;
    if (!(await isSubject[flow](subject, caller, deps))) return refuse('not_found');
    return ok(draftOf(await openDraft(deps, caller, { flow, subject })));
  },

  async flowDraftSave({ body, caller }, { db, now }) {
    return db.transaction(async (tx) => {
      const own = ownDraft(body.draft_id, caller);
      const [draft] = await tx.select(keptColumns).from(flowDrafts).where(own).for('update');
      if (draft === undefined) return refuse('not_found');
      if (draft.closed_at !== null) return refuse('draft_closed');
      if (!mayReplace(markOf(draft), body.after)) return refuse('draft_conflict');
      const { writer, number } = body.mark;
      const saved = { snapshot: body.snapshot, saved_by: writer, save_number: number, updated_at: now() };
      await tx.update(flowDrafts).set(saved).where(own);
      return ok({});
    });
  },

  /** What was typed goes with the draft; that there was one stays, for the order that came of it. */
  async flowDraftDiscard({ body, caller }, { db, now }) {
    const own = ownDraft(body.draft_id, caller);
    const [draft] = await db.select({ draft_id: flowDrafts.draft_id }).from(flowDrafts).where(own);
    if (draft === undefined) return refuse('not_found');
    await db
      .update(flowDrafts)
      .set({ closed_at: now(), snapshot: null })
      .where(and(own, isNull(flowDrafts.closed_at)));
    return ok({});
  },
} satisfies Handlers;

/** The open draft of a flow about a subject; where there is none, one. The index lets one be made, however many ask at once. */
async function openDraft({ db, now, secret }: Deps, caller: Caller, about: About): Promise<Row> {
  const at = now();
  for (let tries = 0; tries < 3; tries += 1) {
    const [found] = await db
      .select()
      .from(flowDrafts)
      .where(
        and(
          eq(flowDrafts.user_id, caller.user_id),
          eq(flowDrafts.flow, about.flow),
          eq(flowDrafts.subject, about.subject),
          isNull(flowDrafts.closed_at),
        ),
      );
    if (found !== undefined) return found;
    const { user_id, client_id } = caller;
    const fresh = {
      draft_id: secret(128),
      user_id,
      client_id,
      ...about,
      key: secret(128),
      opened_at: at,
      updated_at: at,
    };
    const [made] = await db.insert(flowDrafts).values(fresh).onConflictDoNothing().returning();
    if (made !== undefined) return made;
  }
  throw new Error('an open draft could neither be found nor made');
}

const ownDraft = (draftId: string, caller: Caller) =>
  and(eq(flowDrafts.draft_id, draftId), eq(flowDrafts.user_id, caller.user_id));

const { closed_at, saved_by, save_number } = flowDrafts;
const keptColumns = { closed_at, saved_by, save_number };

const markOf = ({ saved_by, save_number }: Pick<Row, 'saved_by' | 'save_number'>): SaveMark | null =>
  saved_by === null || save_number === null ? null : { writer: saved_by, number: save_number };

const draftOf = (row: Row): FlowDraft => ({
  draft_id: row.draft_id,
  key: row.key,
  saved: markOf(row),
  snapshot: row.snapshot,
});
