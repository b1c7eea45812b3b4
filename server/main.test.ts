import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { demoPassword } from './seed/accounts.ts';
import { type ServerProcess, startServer } from './testing/serverProcess.ts';
import { emptyDatabase } from './testing/testDatabase.ts';

let folder: string;
let settings: Record<string, string>;
let dropDatabase: () => Promise<void>;
const started: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallflow-main-'));
  const database = await emptyDatabase(folder);
  dropDatabase = database.drop;
  settings = { DATA_DIR: folder, ...(database.url === null ? {} : { DATABASE_URL: database.url }) };
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await dropDatabase();
  await rm(folder, { recursive: true, force: true });
});

function start(more: Record<string, string> = {}): ServerProcess {
  const server = startServer({ ...settings, ...more });
  started.push(server);
  return server;
}

const demo = { MALLFLOW_DEMO: '1' };
const headers = { 'content-type': 'application/json', [sameSiteHeader.name]: sameSiteHeader.value };

const post = (origin: string, path: string, body: unknown, cookie = '') =>
  fetch(`${origin}/oss${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });

async function signIn(origin: string): Promise<string> {
  const response = await post(origin, calls.sessionSignIn.path, { email: 'owner@cn.example', password: demoPassword });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function openDraft(origin: string, cookie: string) {
  const response = await post(origin, calls.flowDraftOpen.path, { flow: 'purchase' }, cookie);
  return z.object({ code: z.literal(0), data: calls.flowDraftOpen.data }).parse(await response.json()).data;
}

const writer = 'the-page';
const fill = (index: number) => `{"written":${index},"fill":"${'x'.repeat(5000)}"}`;

it('a killed server keeps every write that it has answered [DAT-01]', async () => {
  const first = start(demo);
  const origin = await first.origin;
  const cookie = await signIn(origin);
  const { draft_id } = await openDraft(origin, cookie);
  const written = 25;
  for (let number = 1; number <= written; number += 1) {
    const body = { draft_id, mark: { writer, number }, after: [{ writer, number }], snapshot: fill(number) };
    expect((await post(origin, calls.flowDraftSave.path, body, cookie)).status).toBe(200);
  }
  first.child.kill('SIGKILL');
  expect(await first.ended).toMatchObject({ signal: 'SIGKILL' });

  const second = start(demo);
  const kept = await openDraft(await second.origin, cookie);
  expect(kept).toMatchObject({ draft_id, saved: { writer, number: written }, snapshot: fill(written) });
});

/** Resolves once the server has received the head; `finish` sends the rest and answers the status. */
async function beginSave(origin: string, cookie: string, draftId: string): Promise<{ finish: () => Promise<number> }> {
  const body = JSON.stringify({ draft_id: draftId, mark: { writer, number: 1 }, after: [], snapshot: '{}' });
  const saving = request(`${origin}/oss${calls.flowDraftSave.path}`, {
    method: 'POST',
    headers: { ...headers, cookie, expect: '100-continue', 'content-length': body.length },
  });
  const answered = once(saving, 'response');
  saving.flushHeaders();
  await once(saving, 'continue');
  const finish = async () => {
    saving.end(body);
    const [response] = await answered;
    return response.resume().statusCode;
  };
  return { finish };
}

it('a server finishes a request that has begun before it ends on SIGTERM [DAT-02]', async () => {
  const server = start(demo);
  const origin = await server.origin;
  const cookie = await signIn(origin);
  const { draft_id } = await openDraft(origin, cookie);
  const saving = await beginSave(origin, cookie, draft_id);
  server.child.kill('SIGTERM');
  expect(await saving.finish()).toBe(200);
  expect(await server.ended).toMatchObject({ code: 0, signal: null });

  const next = start(demo);
  expect((await openDraft(await next.origin, cookie)).saved).toEqual({ writer, number: 1 });
});

it('a server outside the demo does not start with demo accounts, the default secret or the sandbox [SES-08]', async () => {
  const seeding = start(demo);
  await seeding.origin;
  seeding.child.kill('SIGTERM');
  await seeding.ended;

  const refused = await start().ended;
  expect(refused).toEqual({
    code: 1,
    signal: null,
    said: expect.stringMatching(
      /^Not started: .*demo accounts.*MALLFLOW_SECRET.*sandbox.*MALLFLOW_ALLOW=demo-accounts,default-secret,sandbox\.\n$/,
    ),
  });
  const allowed = start({
    MALLFLOW_ALLOW: 'demo-accounts,sandbox',
    MALLFLOW_SECRET: 'the-secret-of-a-deployment-in-a-test',
  });
  expect((await fetch(`${await allowed.origin}/healthz`)).status).toBe(200);
});

it('a connection above the limit is closed, and the other connections are still served [WIR-15]', async () => {
  const server = start({ ...demo, MALLFLOW_CONNECTIONS: '1' });
  const { hostname: host, port } = new URL(await server.origin);
  const [first, second] = [connect({ host, port: Number(port) }), connect({ host, port: Number(port) })];
  const answered = once(first, 'data');
  await once(second.resume(), 'close');
  first.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(String(await answered)).toContain('HTTP/1.1 200 OK');
  first.destroy();
});

it('a server that does not start names each setting that is wrong [SES-08]', async () => {
  const { code, said } = await start({ PORT: 'none', MALLFLOW_SECRET: 'short' }).ended;
  expect(code).toBe(1);
  expect(said).toContain('PORT: ');
  expect(said).toContain('MALLFLOW_SECRET: ');
});
