import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls/index.ts';
import { refusalData, tabHeader, uploadMediaType } from '#contract/envelope.ts';
import { storedFile } from '#contract/files.ts';
import { refusalFields } from '#contract/refusalFields.ts';
import { type CodeName, codes } from '#contract/responseCodes.ts';
import { handlers } from '../modules/index.ts';
import { arbitraryInput } from '../testing/arbitraryInput.ts';
import { tableNames } from '../testing/dumpAllRows.ts';
import { flowAccessesWithTabs } from '../testing/tabFlows.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { TestAnswer, TestClient } from '../testing/testClient.ts';

const people = ['nobody', 'owner@cn.example', 'member@cn.example', 'owner@hk.example', 'support@desk.example'] as const;

let test: TestApp;
const clients = new Map<string, TestClient>();

beforeAll(async () => {
  test = await createTestApp({
    flows: flowAccessesWithTabs,
    settings: { sign_in: { attempts: 1000, network_attempts: 10_000, window_minutes: 15 } },
  });
  names = (await tableNames(test.deps.db)).filter((name) => !uncounted.has(name));
  await watchWrites();
});
/** Fresh sessions for each call, whatever the previous calls have ended or used up. */
beforeEach(async () => {
  test.pass({ minutes: 1 });
  for (const person of people) {
    clients.set(person, person === 'nobody' ? test.visitor() : await test.signedIn(person));
  }
});
afterAll(() => test.close());

/** Codes that any call may answer, besides those that it names itself. */
const common: readonly CodeName[] = [
  'ok',
  'notice',
  'not_signed_in',
  'invalid_request',
  'unknown_field',
  'body_not_json',
  'body_too_deep',
  'body_too_large',
  'unsupported_media',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'not_permitted',
  'main_account_only',
  'not_found',
  'not_offered',
];

/** A rejected sign-in is saved as an attempt, because attempts are counted. */
const uncounted = new Set(['sign_in_attempts']);

let names: readonly string[];
const countedRows = z.object({ rows: z.array(z.object({ name: z.string(), rows: z.int() })) });

async function countRows() {
  const each = names.map(
    (name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.identifier(name)}`,
  );
  return countedRows.parse(await test.deps.db.execute(sql.join(each, sql` union all `))).rows;
}

/** A sequence that advances with every write to one of the tables, even if it is rolled back. */
async function watchWrites(): Promise<void> {
  const { db } = test.deps;
  await db.execute(sql`create sequence writes`);
  await db.execute(sql`create function note_write() returns trigger language plpgsql as
    $$ begin perform nextval('writes'); return null; end $$`);
  for (const name of names) {
    await db.execute(sql`create trigger noted after insert or delete or truncate on ${sql.identifier(name)}
      for each statement execute function note_write()`);
  }
}

const writeCounter = z.object({ rows: z.tuple([z.object({ writes: z.coerce.number() })]) });
const countWrites = async () =>
  writeCounter.parse(await test.deps.db.execute(sql`select last_value as writes from writes`)).rows[0].writes;

/** No tab, a tab with a run, another one, or a malformed secret. */
const tabWithRun = 'ab'.repeat(32);
const tabs = fc.oneof(
  fc.constantFrom(null, tabWithRun, '', 'short', tabWithRun.toUpperCase(), `${tabWithRun}0`),
  fc.stringMatching(/^[0-9a-f]{64}$/),
  fc.stringMatching(/^[!-~]{1,100}$/),
);

/** Ids of the seeded database, so that requests get past the first look-up. */
async function existingNames(): Promise<string[]> {
  const owner = await test.signedIn('owner@cn.example');
  const draft = await owner.ok(calls.flowDraftOpen, { flow: 'purchase' });
  const held = await Object.assign(test.visitor(), { tab: tabWithRun }).ok(calls.flowDraftOpen, { flow: 'purchase' });
  const { products } = await owner.ok(calls.productInfo, {});
  const { plans, addons } = await owner.ok(calls.productTypeList, {});
  const { orders } = await owner.ok(calls.orderList, {});
  const about = { purpose: 'bank_receipt', name: 'receipt.png' } as const;
  const { data: kept } = await owner.upload(calls.fileUpload, about, picture, 'key-of-the-picture');
  return [
    ...['client-cn', 'client-hk', '1', '2', '10'],
    ...flowAccessesWithTabs.keys(),
    ...[draft.draft_id, draft.key, held.draft_id, held.key],
    ...products.map(({ order_product_id }) => order_product_id),
    ...plans.map(({ plan_id }) => plan_id),
    ...addons.flatMap(({ addon_id }) => [addon_id, `${addon_id}:1`]),
    ...orders.flatMap(({ order_id }) => [order_id]),
    storedFile.parse(kept).file_id,
  ];
}

const picture = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
]);

/** Tried on every call, since chance finds `__proto__` too seldom. */
const ownPrototype: unknown = JSON.parse('{"__proto__": 1}');

const keys = fc.oneof(
  fc.constantFrom('', 'short', 'k'.repeat(65), 'a key with blanks in', 'random-key-00000001'),
  fc.stringMatching(/^[\w-]{16,64}$/),
);

/** Query fields of an input; an input that is not an object becomes one field. */
const queryFields = (input: unknown): Record<string, unknown> =>
  z.catch(z.record(z.string(), z.unknown()), { any: input }).parse(input);

function queryText(input: unknown): string {
  const entries = Object.entries(queryFields(input));
  return entries
    .map(([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 4000);

function formOf(input: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(z.catch(z.record(z.string(), z.unknown()), {}).parse(input))) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** The code of the last call from the log, since a provider gets a status and no envelope. */
const lastLoggedCode = () => z.enum(Object.keys(codes).filter(isCodeName)).parse(test.logged.at(-1)?.facts.code);
const isCodeName = (name: string): name is CodeName => Object.hasOwn(codes, name);

async function send(client: TestClient, call: Call, input: unknown, key: string): Promise<TestAnswer> {
  const path = `/${call.host}${call.path}`;
  const headers = new Headers(key === '' ? {} : { 'idempotency-key': key });
  if (call.kind === 'upload') {
    const init = { method: 'POST', headers: { ...Object.fromEntries(headers), 'content-type': uploadMediaType } };
    return client.answered(await client.fetch(`${path}?${queryText(input)}`, { ...init, body: picture }));
  }
  if (call.kind === 'notification') {
    const { status } = await client.fetch(path, { method: 'POST', headers, body: JSON.stringify(input) });
    return { status, code: lastLoggedCode(), data: null, msg: '' };
  }
  if (call.method === 'GET') {
    const response = await client.fetch(`${path}?${queryText(input)}`, { headers });
    const isFile = response.headers.has('content-disposition');
    return isFile ? { status: response.status, code: 'ok', data: null, msg: '' } : client.answered(response);
  }
  if (call.form) {
    return client.answered(await client.fetch(path, { method: 'POST', headers, body: formOf(input) }));
  }
  headers.set('content-type', 'application/json');
  return client.answered(await client.fetch(path, { method: 'POST', headers, body: JSON.stringify(input) }));
}

const fieldsByCode: Partial<Record<CodeName, readonly string[]>> = refusalFields;

const refusedData = z.nullable(z.looseObject({ fields: refusalData.shape.fields }));

/** Fields that a refusal names but the request does not have, and fields that it should name. */
function wrongFields(call: Call, given: unknown, { code, data }: TestAnswer): readonly string[] {
  const own = [...Object.keys(call.query.shape), ...Object.keys(call.body?.shape ?? {})];
  const sent = [...Object.keys(queryFields(given)), ...ownNames(given)].map((name) => name.toWellFormed());
  const isKnown = (path: string) => path === '' || [...own, ...sent, tabHeader].some((name) => isAt(path, name));
  const named = refusedData.parse(data)?.fields?.map(({ path }) => path) ?? [];
  const concerned = code === undefined ? [] : (fieldsByCode[code] ?? []).filter((name) => own.includes(name));
  const missing = concerned.length > 0 && named.length === 0 ? concerned : [];
  return [...named.filter((path) => !isKnown(path)), ...missing.map((name) => `${name} is not named`)];
}

/** Field names of a body, including `__proto__`, which a schema of records drops. */
const ownNames = (given: unknown): readonly string[] =>
  typeof given === 'object' && given !== null ? Object.keys(given) : [];

const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

describe('random requests', () => {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const runs = Object.hasOwn(handlers, name) ? 60 : 5;

    it(`${name} answers random input by its contract, and a refusal names its fields and writes nothing [WIR-01, WIR-40]`, async () => {
      const input = arbitraryInput(call.body ?? call.query, await existingNames());
      let [writes, rows] = [await countWrites(), await countRows()];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...people), input, keys, tabs, async (person, given, key, tab) => {
          const client = clients.get(person) ?? test.visitor();
          const cookies = new Map(client.cookies);
          client.tab = tab;
          const answered = await send(client, call, given, key);
          for (const [cookie, value] of cookies) client.cookies.set(cookie, value);
          expect([...common, ...call.refusals]).toContain(answered.code);
          const before = { writes, rows };
          writes = await countWrites();
          if (writes !== before.writes) rows = await countRows();
          if (answered.code === 'ok') return;
          expect(answered.status).toBeLessThan(500);
          expect(wrongFields(call, given, answered)).toEqual([]);
          expect(rows).toEqual(before.rows);
        }),
        { numRuns: runs, examples: [['owner@hk.example', ownPrototype, '', '!']] },
      );
    });
  }
});

it('random bytes as a request body never cause a server error [WIR-01]', async () => {
  const client = clients.get('owner@cn.example') ?? test.visitor();
  const types = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'text/plain',
    'nonsense',
  );
  const posts = Object.values<Call>(calls).filter(({ method }) => method === 'POST');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...posts), types, fc.uint8Array({ maxLength: 300 }), async (call, type, bytes) => {
      const body = new Uint8Array(bytes);
      const init = { method: 'POST', headers: { 'content-type': type }, body };
      const response = await client.fetch(`/${call.host}${call.path}`, init);
      expect(response.status).toBeLessThan(500);
      if (call.kind !== 'notification') await client.answered(response);
    }),
    { numRuns: 300 },
  );
});
