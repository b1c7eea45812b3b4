import { eq, type SQL } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/identity/tables.ts';
import { pdfWithText } from '#server/testing/pdf.ts';
import type { World } from '../../browser/world.ts';
import type { ServedRun } from './servedRun.ts';

export type Setup<Run> = (run: Run) => Promise<void>;

export const inSequence =
  <Run>(...all: readonly Setup<Run>[]): Setup<Run> =>
  async (run) => {
    for (const arrange of all) await arrange(run);
  };

export const chooseFile =
  (name: string): Setup<ServedRun> =>
  async ({ page, reader: { say } }) => {
    const opened = page.waitForEvent('filechooser');
    const choose = new RegExp(`${say('Choose a file')}|${say('Choose a different file')}`);
    await page.getByRole('button', { name: choose }).click();
    await (await opened).setFiles({ name, mimeType: 'application/pdf', buffer: pdfWithText(name) });
  };

/** The first row of a query; throws if there is none. */
export function firstRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the database has no such row');
  return row;
}

/** `ms` after the server's time; before it if negative. */
export const fromNow = ({ now }: Pick<World, 'now'>, ms: number): Date => new Date(now().getTime() + ms);

export async function pressInSandbox({ origin }: Pick<World, 'origin'>, path: string, action: string): Promise<void> {
  await fetch(`${origin}${path}`, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
}

/** Changes rows directly in the database, bypassing the server's rules. */
export const updateRows =
  <Table extends PgTable>(table: Table, rows: SQL | undefined) =>
  (changes: PgUpdateSetSource<Table>): Setup<Pick<ServedRun, 'world'>> =>
  async ({ world: { db } }) => {
    await db.update(table).set(changes).where(rows);
  };

const setMainAccount =
  (is_admin: boolean): Setup<Pick<ServedRun, 'world' | 'user_id'>> =>
  async (run) => {
    if (run.user_id === null) throw new Error('Nobody is signed in on the page');
    await updateRows(users, eq(users.user_id, run.user_id))({ is_admin })(run);
  };

export const demote = setMainAccount(false);
export const promote = setMainAccount(true);
