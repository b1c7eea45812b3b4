import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { hashOf } from '#server/wire/secret.ts';
import { secretName } from '#src/services/tab.ts';
import type { ServedRun } from './servedRun.ts';

type DraftOwner = Pick<ServedRun, 'world' | 'page' | 'user_id'>;

export interface RunSubject {
  readonly flow: string;
  readonly subject: string;
}

/** The open draft of a run's page: that of its user, or of its tab if signed out. */
export async function openDraftOf({ world: { db }, page, user_id }: DraftOwner, about: RunSubject) {
  if (user_id !== null) return openDraftOfOwner(db, eq(flowDrafts.user_id, user_id), about);
  // By the tab's secret: tabs of earlier runs may have drafts too.
  const secret = await page.evaluate((name) => sessionStorage.getItem(name), secretName);
  if (secret === null) throw new Error('The tab of the page has no secret');
  return openDraftOfOwner(db, eq(flowDrafts.tab_hash, hashOf(secret)), about);
}

/** The idempotency key of a command that the page sent, with the attempt if the flow counts attempts. */
export async function sentKey(run: DraftOwner, about: RunSubject, attempt?: number): Promise<string> {
  const { key } = await openDraftOf(run, about);
  return attempt === undefined ? key : `${key}-${attempt}`;
}

async function openDraftOfOwner(db: Database, holder: SQL, { flow, subject }: RunSubject) {
  const own = and(holder, eq(flowDrafts.flow, flow), eq(flowDrafts.subject, subject));
  const [draft] = await db
    .select()
    .from(flowDrafts)
    .where(and(own, isNull(flowDrafts.closed_at)));
  if (draft === undefined) throw new Error(`There is no ${flow} under way`);
  return draft;
}
