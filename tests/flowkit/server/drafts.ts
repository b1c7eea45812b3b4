import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import type { Database } from '#server/db/database.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { hashOf } from '#server/wire/secret.ts';
import { secretName } from '#src/services/tab.ts';

/** A flow, and what a run of it is about. */
export interface About {
  readonly flow: string;
  readonly subject: string;
}

/** The open draft of who has signed in. */
export async function openDraftOf(db: Database, user_id: string | null, about: About) {
  if (user_id === null) throw new Error("Nobody has signed in: the draft is its tab's");
  return openDraft(db, eq(flowDrafts.user_id, user_id), about);
}

/** The open draft of the tab of a page on which nobody has signed in. Tabs of earlier runs may have one as well. */
export async function openDraftOfTab(db: Database, page: Page, about: About) {
  const secret = await page.evaluate((name) => sessionStorage.getItem(name), secretName);
  if (secret === null) throw new Error('The tab of the page has no secret');
  return openDraft(db, eq(flowDrafts.tab_hash, hashOf(secret)), about);
}

async function openDraft(db: Database, holder: SQL, { flow, subject }: About) {
  const own = and(holder, eq(flowDrafts.flow, flow), eq(flowDrafts.subject, subject));
  const [draft] = await db
    .select()
    .from(flowDrafts)
    .where(and(own, isNull(flowDrafts.closed_at)));
  if (draft === undefined) throw new Error(`There is no ${flow} under way`);
  return draft;
}
