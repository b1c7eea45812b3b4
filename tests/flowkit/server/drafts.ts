import { and, eq, isNull } from 'drizzle-orm';
import type { FlowName } from '#contract/calls/session.ts';
import type { Database } from '#server/db/database.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';

/** A flow, and what a run of it is about. */
export interface About {
  readonly flow: FlowName;
  readonly subject: string;
}

/** The open draft of a user. */
export async function openDraftOf(db: Database, user_id: string, { flow, subject }: About) {
  const own = and(eq(flowDrafts.user_id, user_id), eq(flowDrafts.flow, flow), eq(flowDrafts.subject, subject));
  const [draft] = await db
    .select()
    .from(flowDrafts)
    .where(and(own, isNull(flowDrafts.closed_at)));
  if (draft === undefined) throw new Error(`${user_id} has no ${flow} under way`);
  return draft;
}
