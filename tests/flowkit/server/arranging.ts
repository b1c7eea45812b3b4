import { eq, type SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/identity/tables.ts';
import { pdfSaying } from '#server/testing/pdf.ts';
import type { World } from '../../browser/world.ts';
import type { ServedRun } from './servedRun.ts';

/** Brings the server, or the page, to where a scenario begins. */
export type Arrange<Run> = (run: Run) => Promise<void>;

/** Arranges one thing after the other. */
export const inTurn =
  <Run>(...all: readonly Arrange<Run>[]): Arrange<Run> =>
  async (run) => {
    for (const arrange of all) await arrange(run);
  };

/** A PDF is chosen on the page, and is uploaded. */
export const chooseFile =
  (name: string): Arrange<ServedRun> =>
  async ({ page, reader: { say } }) => {
    const opened = page.waitForEvent('filechooser');
    const choose = new RegExp(`${say('Choose a file')}|${say('Choose another file')}`);
    await page.getByRole('button', { name: choose }).click();
    await (await opened).setFiles({ name, mimeType: 'application/pdf', buffer: pdfSaying(name) });
  };

/** The row that a query has to find. */
export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the database has no such row');
  return row;
}

/** The moment so many milliseconds after the server's, or before it. */
export const fromNow = ({ now }: Pick<World, 'now'>, ms: number): Date => new Date(now().getTime() + ms);

/** Presses a button on a page of the sandbox, as a person at the provider does. */
export async function pressInSandbox({ origin }: Pick<World, 'origin'>, path: string, action: string): Promise<void> {
  await fetch(`${origin}${path}`, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
}

/** Rows of the database are changed, whatever the server thinks of it. */
export const changing =
  <Table extends PgTable>(table: Table, rows: SQL | undefined) =>
  (changes: PgUpdateSetSource<Table>): Arrange<Pick<ServedRun, 'world'>> =>
  async ({ world: { db } }) => {
    await db.update(table).set(changes).where(rows);
  };

const mainAccount =
  (is_admin: boolean): Arrange<Pick<ServedRun, 'world' | 'user_id'>> =>
  async (run) => {
    if (run.user_id === null) throw new Error('Nobody is signed in on the page');
    await changing(users, eq(users.user_id, run.user_id))({ is_admin })(run);
  };

/** Whoever is on the page is the main account no more. */
export const demote = mainAccount(false);
/** Whoever is on the page is the main account again. */
export const promote = mainAccount(true);
