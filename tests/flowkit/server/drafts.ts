import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FlowName } from '#contract/calls/session.ts';
import type { Database } from '#server/db/database.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';

/** A flow, and what a run of it is about. */
export interface About {
  readonly flow: FlowName;
  readonly subject: string;
}

/** The open draft of a user, or of the one tab that has one. */
export async function openDraftOf(db: Database, user_id: string | null, { flow, subject }: About) {
  const holder = user_id === null ? isNotNull(flowDrafts.tab_hash) : eq(flowDrafts.user_id, user_id);
  const own = and(holder, eq(flowDrafts.flow, flow), eq(flowDrafts.subject, subject));
  const [draft] = await db
    .select()
    .from(flowDrafts)
    .where(and(own, isNull(flowDrafts.closed_at)));
  if (draft === undefined) throw new Error(`${user_id ?? 'the tab'} has no ${flow} under way`);
  return draft;
}
