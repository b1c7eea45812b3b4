import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { encryptPlainTexts } from '../modules/encryption/encryptPlainTexts.ts';
import { orders } from '../modules/orders/tables.ts';
import { openReturnAddress } from '../modules/payments/sandbox/returnAddresses.ts';
import { sandboxPayments } from '../modules/payments/sandbox/tables.ts';
import { demoPassword } from '../seed/accounts.ts';
import { restoreBeforeBaseline, seededRows } from '../testing/beforeBaseline.ts';
import { dumpAllRows } from '../testing/dumpAllRows.ts';
import { claimOf } from '../testing/orderTokens.ts';
import { schemaCatalogueOf } from '../testing/schemaCatalogue.ts';
import { type ServerProcess, startServer } from '../testing/serverProcess.ts';
import { createTestApp } from '../testing/testApp.ts';
import { copyDatabase, emptyDatabase } from '../testing/testDatabase.ts';
import { openAnswer } from '../wire/storedAnswer.ts';
import { idempotencyKeys } from '../wire/tables.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open.ts';

let folder: string;
let url: string | null;
let drop: () => Promise<void>;
let database: OpenDatabase;
let isOpen: boolean;
let server: ServerProcess | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallflow-before-baseline-'));
  ({ url, drop } = await emptyDatabase());
  database = await openDatabase({ url, folder: join(folder, 'db') });
  isOpen = true;
  server = null;
  await restoreBeforeBaseline(database.db);
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  if (isOpen) await database.close();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

/** In demo mode: the database is encrypted with the keys of the demo. */
async function startOnDatabase(): Promise<ServerProcess> {
  isOpen = false;
  await database.close();
  server = startServer({ DATA_DIR: folder, MALLFLOW_DEMO: '1', ...(url !== null && { DATABASE_URL: url }) });
  return server;
}

/** Leaves 44 of the 45 migrations that precede the baseline. */
const deleteLastMigration = () => database.db.execute(sql`delete from drizzle.__drizzle_migrations where id > 44`);

const contents = async () => ({
  schema: await schemaCatalogueOf(database.db),
  rows: await dumpAllRows(database.db),
  migrations: await database.db.$count(sql`drizzle.__drizzle_migrations`),
});

it('migrating a database from before the baseline gives it the schema of a new database [DAT-08]', async () => {
  await database.migrate();
  const fresh = await copyDatabase();
  expect(await schemaCatalogueOf(database.db)).toEqual(await schemaCatalogueOf(fresh.db));
  await fresh.close();
});

it('a session, order, order link, payment and draft from before the baseline still work after migrating [DAT-08]', async () => {
  await database.migrate();
  const test = await createTestApp({ database });
  test.pass({ minutes: 5 });
  const owner = test.visitor();
  owner.cookies.set('mallflow_session', seededRows.session);
  const { order, order_no, payment_id, draft_id, quote_id, snapshot } = seededRows;
  const { orders: listed } = await owner.ok(calls.orderList, {});
  expect(listed.map((each) => each.order_no)).toEqual([order_no]);
  expect(await owner.ok(calls.orderGet, { order_id: order.order_id })).toMatchObject({ ...order, status: 'unpaid' });
  expect(await test.visitor().ok(calls.orderGet, order)).toMatchObject({ order_no, payment_status: 'processing' });
  expect(await owner.ok(calls.flowDraftOpen, { flow: 'purchase' })).toMatchObject({ draft_id, snapshot });
  const amount = { minor: 480_000, currency: 'CNY' } as const;
  const again = await owner.call(calls.orderAdd, { quote_id, amount, acknowledged_hints: [] }, 'key-of-the-order');
  expect(again).toMatchObject({ code: 'ok', data: { ...order, order_no } });
  await test.visitor().ok(calls.paymentMobileClose, { ...order, payment_id });
  const cancelled = await owner.ok(calls.orderCancel, { order_id: order.order_id }, 'key-of-a-cancellation');
  expect(cancelled).toMatchObject({ order_no, status: 'cancelled' });
});

it('encryptPlain encrypts order tokens, payment returns and stored answers from before the baseline [DAT-40]', async () => {
  const { order, order_no } = seededRows;
  const { token } = order;
  const { db } = database;
  await db.update(orders).set({ sealed_token: token });
  await db.update(sandboxPayments).set({ sealed_return_to: `/mall#token=${token}` });
  await db.update(idempotencyKeys).set({ sealed_answer: JSON.stringify({ token }) });
  const unanswered = { scope: 'client-new', key: 'none', call: '/a', content_hash: 'h', created_at: new Date(0) };
  await db.insert(idempotencyKeys).values({ ...unanswered, sealed_answer: null });
  await database.migrate();
  const test = await createTestApp({ database });
  await encryptPlainTexts(test.deps);
  expect((await dumpAllRows(db)).includes(token)).toBe(false);
  const [kept] = await db.select().from(orders);
  const [payment] = await db.select().from(sandboxPayments);
  const answered = await db.select().from(idempotencyKeys).orderBy(idempotencyKeys.key);
  expect(kept && claimOf(kept)).toEqual(order);
  expect(payment && openReturnAddress(test.deps, payment)).toBe(`/mall#token=${token}`);
  expect(answered.map((row) => openAnswer(test.deps, row))).toEqual([{ token }, null]);
  expect(await test.visitor().ok(calls.orderGet, order)).toMatchObject({ order_no });
});

it('a server starts on a database from before the baseline, and a user of that database can sign in [DAT-08]', async () => {
  const { child, origin, ended } = await startOnDatabase();
  const signIn = await fetch(`${await origin}/oss${calls.sessionSignIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [sameSiteHeader.name]: sameSiteHeader.value },
    body: JSON.stringify({ email: seededRows.email, password: demoPassword }),
  });
  expect(await signIn.json()).toMatchObject({ code: 0 });
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});

it('a server refuses a database of an older version, names the version to start first, and changes nothing [DAT-09]', async () => {
  await deleteLastMigration();
  const before = await contents();
  await expect(database.migrate()).rejects.toThrow('of an older version of Mallflow');
  expect(await contents()).toEqual(before);
  const { code, said } = await (await startOnDatabase()).ended;
  expect({ code, said }).toEqual({
    code: 1,
    said: 'The database is of an older version of Mallflow, from which this one cannot migrate. Nothing was changed. Start commit 2df26ec0 of Mallflow on it once (the last one with the migration 0044_encrypt_tokens), then this one.\n',
  });
});
