import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { recordedTrace } from '../../testing/recordedTrace.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { purgeOldTraces } from './handlers.ts';
import { flowTraces } from './tables.ts';

let test: TestApp;
let client: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  client = await test.signedIn('member@cn.example');
});
afterEach(() => test.close());

const trace = JSON.stringify(recordedTrace);
const store = (changes: object = {}) =>
  client.call(calls.flowTraceStore, { trace: JSON.stringify({ ...recordedTrace, ...changes }) });

it('storing a trace returns a short code with which support reads it', async () => {
  const stored = await client.ok(calls.flowTraceStore, { trace });
  expect(stored).toEqual({
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    kept_until: '2026-04-01T08:00:00.000Z',
  });
  const support = await test.signedIn('support@desk.example');
  expect(await support.ok(calls.flowTraceRead, { code: stored.code })).toEqual({
    code: stored.code,
    stored_at: '2026-03-02T08:00:00.000Z',
    trace,
  });
});

it('a trace is rejected for every caller but support [SUP-03]', async () => {
  const { code } = await client.ok(calls.flowTraceStore, { trace });
  const read = async (who: TestClient) => (await who.call(calls.flowTraceRead, { code })).code;
  const others = ['owner@cn.example', 'sales@desk.example', 'reviewer@desk.example'];
  const answers = [];
  for (const email of others) answers.push(await read(await test.signedIn(email)));
  expect([await read(test.visitor()), await read(client), ...answers]).toEqual([
    'not_signed_in',
    'not_permitted',
    'not_permitted',
    'not_permitted',
    'not_permitted',
  ]);
});

it.each([
  ['another format', { format: 2 }, 'format'],
  ['a flow that does not exist', { flow: 'juggling' }, 'flow'],
  ['a field that traces do not have', { cookie: 'x' }, 'cookie'],
  [
    'entries out of order',
    {
      entries: [
        { ...recordedTrace.entries[0], at: 9 },
        { ...recordedTrace.entries[0], at: 5 },
      ],
    },
    'order of time',
  ],
  [
    'more entries than a trace may have',
    { entries: Array.from({ length: 401 }, () => recordedTrace.entries[0]) },
    'entries',
  ],
])('storing a trace with %s is rejected with the reason, and stores nothing', async (_what, changes, told) => {
  const answer = await store(changes);
  expect(answer).toMatchObject({ code: 'invalid_request', data: { fields: [{ path: 'trace' }] } });
  expect(JSON.stringify(answer.data)).toContain(told);
  expect(await test.deps.db.select().from(flowTraces)).toEqual([]);
});

it('storing a text that is no trace is rejected with invalid_request [SUP-10]', async () => {
  expect((await client.call(calls.flowTraceStore, { trace: '{"half":' })).code).toBe('invalid_request');
});

it('a trace is not_found after 30 days, and then deleted [SUP-09]', async () => {
  const { code } = await client.ok(calls.flowTraceStore, { trace });
  test.pass({ days: 30 });
  const support = await test.signedIn('support@desk.example');
  expect((await support.call(calls.flowTraceRead, { code })).code).toBe('not_found');
  test.pass({ minutes: 1 });
  client = await test.signedIn('member@cn.example');
  const newer = await client.ok(calls.flowTraceStore, { trace });
  await purgeOldTraces(test.deps);
  const rows = await test.deps.db.select({ code: flowTraces.code }).from(flowTraces);
  expect(rows).toEqual([{ code: newer.code }]);
});

it('storing traces is limited to 20 an hour per user [SUP-09]', async () => {
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push((await store()).code);
  expect([new Set(answers.slice(0, 20)), answers[20]]).toEqual([new Set(['ok']), 'too_many_requests']);
  test.pass({ minutes: 61 });
  expect((await store()).code).toBe('ok');
});

it('the content of a trace is not logged', async () => {
  await store();
  expect(JSON.stringify(test.logged)).not.toContain('unavailable');
});

describe('traces without a session', () => {
  const storeBy = (who: TestClient, text = trace) => who.call(calls.flowTraceStore, { trace: text });

  it('a trace sent without a session is read by support, and stored without its tab id and network address [SUP-11]', async () => {
    const tab = test.tab('203.0.113.9');
    const { code } = await tab.ok(calls.flowTraceStore, { trace });
    const support = await test.signedIn('support@desk.example');
    expect(await support.ok(calls.flowTraceRead, { code })).toMatchObject({ code, trace });
    const rows = await test.deps.db.select().from(flowTraces);
    expect(rows).toMatchObject([{ code, user_id: null, network: expect.stringMatching(/^[\w-]{43}$/) }]);
    const written = JSON.stringify([rows, test.logged]);
    for (const kept of [tab.tab ?? '', '203.0.113.9']) expect(written).not.toContain(kept);
    expect((await tab.call(calls.flowTraceRead, { code })).code).toBe('not_signed_in');
  });

  it('storing a trace without a tab id, or with a malformed one, is rejected', async () => {
    const malformed = Object.assign(await test.signedIn('owner@cn.example'), { tab: 'made up' });
    const answers = [await storeBy(test.visitor()), await storeBy(malformed)];
    expect(answers.map(({ code }) => code)).toEqual(['not_signed_in', 'invalid_request']);
    expect(await test.deps.db.select().from(flowTraces)).toEqual([]);
  });

  it('traces without a session are limited to 60 an hour per network, apart from those of users [SUP-09]', async () => {
    const answers = [];
    for (let count = 0; count < 61; count += 1) {
      answers.push((await storeBy(test.tab())).code);
    }
    expect([new Set(answers.slice(0, 60)), answers[60]]).toEqual([new Set(['ok']), 'too_many_requests']);
    expect([(await storeBy(test.tab('198.51.100.1'))).code, (await store()).code]).toEqual(['ok', 'ok']);
    test.pass({ minutes: 61 });
    expect((await storeBy(test.tab())).code).toBe('ok');
  });

  it('requests to store a trace without a session are limited to 300 per network, however many tabs send them', async () => {
    const codes: (string | undefined)[] = [];
    for (let times = 0; times < 301; times += 1) codes.push((await storeBy(test.tab(), 'no trace')).code);
    expect([new Set(codes.slice(0, 300)), codes[300]]).toEqual([new Set(['invalid_request']), 'too_many_requests']);
    expect((await storeBy(test.tab('198.51.100.1'), 'no trace')).code).toBe('invalid_request');
    const user = await test.signedIn('owner@cn.example');
    expect((await storeBy(user, 'no trace')).code).toBe('invalid_request');
  });

  it('the oldest of 5,000 traces without a session is replaced by a new one', async () => {
    const { code } = await client.ok(calls.flowTraceStore, { trace });
    await test.deps.db.execute(sql`
      insert into flow_traces (code, network, flow, trace, stored_at)
      select 'tab-' || number, 'somewhere', 'purchase', '{}', timestamptz '2026-03-02 07:00Z' + number * interval '1 ms'
      from generate_series(1, 5000) as number`);
    const newest = await test.tab().ok(calls.flowTraceStore, { trace });
    const rows = await test.deps.db.select({ code: flowTraces.code }).from(flowTraces);
    const codes = new Set(rows.map((row) => row.code));
    expect([rows.length, ...[code, 'tab-1', 'tab-2', newest.code].map((each) => codes.has(each))]).toEqual([
      5001,
      true,
      false,
      true,
      true,
    ]);
  });
});
