import { isDeepStrictEqual } from 'node:util';
import { type CustomerCursor, type CustomerPage, readCustomers } from '../customers/index.ts';
import { findUser } from '../identity/index.ts';
import { type ExportWork, extendLease, storeBytes } from './exportWork.ts';
import { exportFilterOf } from './filter.ts';
import { failExport } from './lease.ts';
import { type ExportPart, rowCountOf } from './tables.ts';
import { readExportPermission } from './view.ts';

/**
 * Reads and stores the remaining customers part by part. Returns all parts; null if the export has failed because the
 * permission's reach changed.
 */
export async function collectParts(working: ExportWork): Promise<readonly ExportPart[] | null> {
  const { row } = working.lease;
  let parts = row.parts;
  for (;;) {
    if (!(await hasSameReach(working))) {
      await failExport(working.lease, 'permission_changed', working);
      return null;
    }
    const read = rowCountOf(parts);
    const pages = readPages(working, { after: parts.at(-1)?.last ?? null, read });
    const first = await pages.next();
    if (first.done === true) return parts;
    parts = await storePart(working, { parts, first: first.value, pages });
  }
}

async function hasSameReach({ db, lease: { row } }: ExportWork): Promise<boolean> {
  const user = await findUser(db, row.user_id);
  if (user?.role !== 'client' || user.client_id !== row.client_id) return false;
  const permitted = await readExportPermission(db, user);
  return isDeepStrictEqual(permitted?.reach, row.reach);
}

async function* readPages(
  working: ExportWork,
  from: { readonly after: CustomerCursor | null; readonly read: number },
): AsyncGenerator<CustomerPage, void> {
  const { db, lease, portions } = working;
  const { columns } = lease.row.request;
  const filter = exportFilterOf(lease.row);
  let { after } = from;
  for (let rows = 0; rows < portions.part_rows; ) {
    const limit = Math.min(portions.page_rows, portions.part_rows - rows);
    const page = await readCustomers(db, filter, { columns, after, limit });
    if (page === null) return;
    rows += page.rows;
    after = page.last;
    await extendLease(working, { rows_read: from.read + rows });
    yield page;
    if (page.rows < limit) return;
  }
}

interface Part {
  /** Already stored. */
  readonly parts: readonly ExportPart[];
  /** Pages of the next part; `first` has been read already. */
  readonly first: CustomerPage;
  readonly pages: AsyncGenerator<CustomerPage, void>;
}

function storePart(working: ExportWork, { parts, first, pages }: Part): Promise<readonly ExportPart[]> {
  let rows = 0;
  let last: CustomerCursor | undefined;
  const lines = async function* () {
    const take = (page: CustomerPage) => {
      rows += page.rows;
      last = page.last;
      return Buffer.from(page.lines);
    };
    yield take(first);
    for await (const page of pages) yield take(page);
  };
  return storeBytes(working, lines(), async (name) => {
    if (last === undefined) throw new Error('a part without customers was stored');
    const stored = [...parts, { name, rows, last }];
    // Progress resets the number of attempts.
    await extendLease(working, { parts: stored, writing: null, rows_read: rowCountOf(stored), attempts: 0 });
    return stored;
  });
}
