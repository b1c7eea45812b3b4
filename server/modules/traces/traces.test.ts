import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { flowTraces } from './tables.ts';

let test: TestApp;
let client: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  client = await test.signedIn('member@cn.example');
});
afterEach(() => test.close());

const recorded = {
  format: 1,
  flow: 'purchase',
  version: 1,
  structure: 'abcd1234',
  began: '2026-03-02T07:59:00.000Z',
  omitted: 0,
  from: { value: 'loading', context: { facts: null } },
  entries: [{ at: 5, event: { type: 'xstate.error.actor.loadStore', actorId: 'loadStore' }, to: 'unavailable' }],
  end: { value: 'unavailable', context: '0123456789abcdef' },
};
const trace = JSON.stringify(recorded);
const store = (changes: object = {}) =>
  client.call(calls.flowTraceStore, { trace: JSON.stringify({ ...recorded, ...changes }) });

it('gives a trace a short code under which support reads it back', async () => {
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

it('keeps traces from everybody but support [SUP-03]', async () => {
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
        { ...recorded.entries[0], at: 9 },
        { ...recorded.entries[0], at: 5 },
      ],
    },
    'order of time',
  ],
  [
    'more entries than a trace may have',
    { entries: Array.from({ length: 401 }, () => recorded.entries[0]) },
    'entries',
  ],
])('refuses %s, saying what is wrong, and stores nothing', async (_what, changes, told) => {
  const answer = await store(changes);
  expect(answer).toMatchObject({ code: 'invalid_request', data: { fields: [{ path: 'trace' }] } });
  expect(JSON.stringify(answer.data)).toContain(told);
  expect(await test.deps.db.select().from(flowTraces)).toEqual([]);
});

it('refuses a text that is no trace at all [SUP-10]', async () => {
  expect((await client.call(calls.flowTraceStore, { trace: '{"half":' })).code).toBe('invalid_request');
});

it('deletes a trace when it is 30 days old, and does not tell it even before [SUP-09]', async () => {
  const { code } = await client.ok(calls.flowTraceStore, { trace });
  test.pass({ days: 30 });
  const support = await test.signedIn('support@desk.example');
  expect((await support.call(calls.flowTraceRead, { code })).code).toBe('not_found');
  test.pass({ minutes: 1 });
  client = await test.signedIn('member@cn.example');
  const newer = await client.ok(calls.flowTraceStore, { trace });
  const rows = await test.deps.db.select({ code: flowTraces.code }).from(flowTraces);
  expect(rows).toEqual([{ code: newer.code }]);
});

it('takes no more than twenty an hour from one person [SUP-09]', async () => {
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push((await store()).code);
  expect([new Set(answers.slice(0, 20)), answers[20]]).toEqual([new Set(['ok']), 'too_many_requests']);
  test.pass({ minutes: 61 });
  expect((await store()).code).toBe('ok');
});

it('writes nothing of a trace into the log', async () => {
  await store();
  expect(JSON.stringify(test.logged)).not.toContain('unavailable');
});
