import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { demoPassword } from '../seed/accounts.ts';
import { type ServerProcess, startServer } from '../testing/serverProcess.ts';
import { TestClient } from '../testing/testClient.ts';
import { emptyDatabase } from '../testing/testDatabase.ts';
import { openDatabase } from './open.ts';

const others = "from pg_stat_activity where datname = current_database() and application_name <> 'admin'";
const cutAll = `select pg_terminate_backend(pid, 5000) ${others}`;

let url: string;
let drop: () => Promise<void>;
let admin: pg.Client;
let lockingClient: pg.Client;
const started: ServerProcess[] = [];

beforeEach(async () => {
  const database = await emptyDatabase();
  url = database.url ?? '';
  drop = database.drop;
  const connection = { connectionString: url, application_name: 'admin' };
  admin = new pg.Client(connection);
  lockingClient = new pg.Client(connection);
  await Promise.all([admin.connect(), lockingClient.connect()]);
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await Promise.all([admin.end(), lockingClient.end()]);
  await drop();
});

async function startDemo(): Promise<ServerProcess & { readonly client: () => Promise<TestClient> }> {
  const server = startServer({ DATABASE_URL: url, MALLFLOW_DEMO: '1', MALLFLOW_LOG: 'silent' });
  started.push(server);
  const origin = await server.origin;
  const client = async () => {
    const browser = new TestClient({ request: (at, init) => fetch(at.replace('http://localhost', origin), init) });
    await browser.ok(calls.sessionSignIn, { email: 'new@cn.example', password: demoPassword });
    return browser;
  };
  return { ...server, client };
}

async function quoteFor(client: TestClient) {
  const { client_id } = await client.ok(calls.userRead, {});
  const { draft_id, key } = await client.ok(calls.flowDraftOpen, { flow: 'purchase' });
  const asked = { client_id: client_id ?? '', draft_id, order_type: 'new' as const, plan_id: 'starter', years: '1' };
  const { quote_id, amount } = await client.ok(calls.orderPrice, asked);
  return { key, body: { quote_id, amount, acknowledged_hints: [] } };
}

async function waitForLockWaits(count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await admin.query(`select count(*)::int as n ${others} and wait_event_type = 'Lock'`);
    return rows[0].n;
  };
  while ((await waiting()) < count);
}

it('cutting all database connections during eight equal orders gives 503s, and retries place one order [DAT-05]', async () => {
  const server = await startDemo();
  const client = await server.client();
  const { key, body } = await quoteFor(client);
  await lockingClient.query('begin');
  await lockingClient.query('select from clients for update');
  const placing = Array.from({ length: 8 }, () => client.call(calls.orderAdd, body, key));
  await waitForLockWaits(8);
  await admin.query(cutAll);
  await lockingClient.query('rollback');
  const answered = await Promise.all(placing);
  expect(answered).toEqual(
    Array.from({ length: 8 }, () => ({
      status: 503,
      code: 'unavailable',
      data: { request_id: expect.stringMatching(/^[\w-]{12}$/) },
      msg: expect.stringMatching(/./),
    })),
  );

  const again = await Promise.all(Array.from({ length: 8 }, () => client.ok(calls.orderAdd, body, key)));
  const [order] = again;
  expect(again).toEqual(Array.from({ length: 8 }, () => order));
  const { rows } = await admin.query('select order_id, key from orders where key = $1', [key]);
  expect(rows).toEqual([{ order_id: order?.order_id, key }]);
  expect(server.child.exitCode).toBe(null);
});

it('a server exits on SIGTERM while an order still waits for a database lock', async () => {
  const server = await startDemo();
  const client = await server.client();
  const { key, body } = await quoteFor(client);
  await lockingClient.query('begin');
  await lockingClient.query('select from clients for update');
  const placing = client.call(calls.orderAdd, body, key).catch(() => 'cut');
  await waitForLockWaits(1);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: expect.any(Number), signal: null });
  await placing;
});

it('a pooled connection that is found cut when a transaction begins is not used again', async () => {
  const database = await openDatabase({ url, folder: '' });
  const all = () =>
    Promise.allSettled(Array.from({ length: 16 }, () => database.db.transaction((tx) => tx.execute(sql`select 1`))));
  const outcomes = async () => (await all()).map(({ status }) => status);
  expect(await outcomes()).toEqual(Array(16).fill('fulfilled'));
  // Another process cuts them while this one is blocked, so that it notices only when it uses them.
  const script = `const pg = require('pg'); const c = new pg.Client({ connectionString: process.argv[1], application_name: 'admin' });
    c.connect().then(() => c.query(process.argv[2])).then(() => c.end())`;
  execFileSync(process.execPath, ['-e', script, url, cutAll]);
  expect(await outcomes()).toEqual(Array(16).fill('rejected'));
  expect(await outcomes()).toEqual(Array(16).fill('fulfilled'));
  await database.close();
});
