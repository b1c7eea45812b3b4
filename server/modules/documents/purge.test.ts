import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { paidOrder } from '../../testing/paidOrder.ts';
import { testBegin } from '../../testing/providedDatabase.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { purgeUnusedFiles } from '../files/receive.ts';
import { files } from '../files/tables.ts';
import { applySigning } from '../signing/apply.ts';
import { signingTasks } from '../signing/tables.ts';
import { releaseUnusedDocuments } from './purge.ts';

let test: TestApp;
let order_id: string;
let stored: Map<string, Uint8Array<ArrayBuffer>>;

beforeEach(async () => {
  stored = new Map();
  test = await createTestApp({ files: memoryStore(stored) });
  ({ order_id } = await paidOrder(test.deps.db, { order_type: 'renew' }, testBegin));
});
afterEach(() => test.close());

type Document = 'contract' | 'payment_by_others';

/** Begins to sign a document, in place of any pending one; returns its task and file. */
async function begin(document: Document) {
  const owner = await test.signedIn('owner@cn.example');
  const { signing } = await owner.ok(calls.orderActiveQrcode, { order_id, document });
  return { task_id: signing.task?.task_id ?? '', file_id: signing.task?.file.file_id ?? '' };
}

/** As the server's hourly job does. */
async function purge(): Promise<void> {
  await releaseUnusedDocuments(test.deps);
  await purgeUnusedFiles(test.deps);
}

const storedStateOf = async ({ file_id }: { readonly file_id: string }) => ({
  row: (await test.deps.db.$count(files, eq(files.file_id, file_id))) === 1,
  bytes: stored.has(file_id),
});
const stillStored = { row: true, bytes: true };
const gone = { row: false, bytes: false };
const signingsNow = () =>
  test.deps.db
    .select({ task_id: signingTasks.task_id, file_id: signingTasks.file_id, status: signingTasks.status })
    .from(signingTasks)
    .where(eq(signingTasks.order_id, order_id))
    .orderBy(signingTasks.number);

describe('the document of a superseded signing [SGN-11]', () => {
  it('the document of a superseded signing is purged after 30 days; its signing and the new document remain', async () => {
    const lost = await begin('contract');
    const current = await begin('payment_by_others');
    test.pass({ days: 29, hours: 23 });
    await purge();
    expect([await storedStateOf(lost), await storedStateOf(current)]).toEqual([stillStored, stillStored]);
    test.pass({ hours: 1 });
    await purge();
    expect([await storedStateOf(lost), await storedStateOf(current)]).toEqual([gone, stillStored]);
    expect(await signingsNow()).toEqual([
      { task_id: lost.task_id, file_id: null, status: 'cancelled' },
      { ...current, status: 'waiting' },
    ]);
  });

  it('the document of a superseded signing is not purged if it was signed after all', async () => {
    const first = await begin('contract');
    await begin('payment_by_others');
    await applySigning(test.deps, { task_id: first.task_id, standing: 'signed' });
    test.pass({ days: 60 });
    await purge();
    expect(await storedStateOf(first)).toEqual(stillStored);
  });

  it('the document of a superseded signing is not purged if the next signing uses the same file', async () => {
    const first = await begin('contract');
    test.pass({ days: 8 });
    const again = await begin('contract');
    expect([again.file_id === first.file_id, again.task_id === first.task_id]).toEqual([true, false]);
    test.pass({ days: 30 });
    await purge();
    expect(await storedStateOf(again)).toEqual(stillStored);
  });

  it('signing again a day before the old document is due for the purge creates a new document', async () => {
    const first = await begin('contract');
    await begin('payment_by_others');
    test.pass({ days: 29 });
    const again = await begin('contract');
    expect([again.file_id === first.file_id, await storedStateOf(again)]).toEqual([false, stillStored]);
    test.pass({ days: 1 });
    await purge();
    expect([await storedStateOf(first), await storedStateOf(again)]).toEqual([gone, stillStored]);
  });
});

it('a document marked as used is purged if no signing refers to it, and a document rejected last is not [SGN-11]', async () => {
  const rejected = await begin('contract');
  await applySigning(test.deps, { task_id: rejected.task_id, standing: 'rejected' });
  const [row] = await test.deps.db.select().from(files).where(eq(files.file_id, rejected.file_id));
  if (row === undefined) throw new Error('the document was not kept');
  const leftover = { ...row, file_id: 'leftover', upload_key: 'leftover' };
  await test.deps.db.insert(files).values(leftover);
  stored.set('leftover', new Uint8Array([1]));
  test.pass({ days: 60 });
  await purge();
  expect([await storedStateOf(leftover), await storedStateOf(rejected)]).toEqual([gone, stillStored]);
});
