import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { SaveId } from '#contract/calls/session.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';

let test: TestApp;
let client: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  client = await test.signedIn('owner@cn.example');
});
afterEach(() => test.close());

const flow = 'purchase';

it('five concurrent requests to open a draft of a flow open one draft', async () => {
  const drafts = await Promise.all(Array.from({ length: 5 }, () => client.ok(calls.flowDraftOpen, { flow })));
  expect(new Set(drafts.map(({ draft_id }) => draft_id)).size).toBe(1);
  expect(drafts[0]).toEqual({
    draft_id: expect.stringMatching(/^[\w-]{22}$/),
    key: expect.stringMatching(/^[\w-]{22}$/),
    saved: null,
    snapshot: null,
  });
});

it.each(['buying', 'toString'])('opening a draft of a flow that no module offers is refused: %s', async (unknown) => {
  expect(await client.call(calls.flowDraftOpen, { flow: unknown })).toMatchObject({
    code: 'invalid_request',
    data: { fields: [{ path: 'flow', problem: 'invalid_value' }] },
  });
});

/** A save by a page that knows the saves in `after`. */
const saveOf = (draft_id: string, mark: SaveId, after: SaveId[], snapshot = '{}') => ({
  draft_id,
  mark,
  after,
  snapshot,
});
const first = { writer: 'page-1', number: 1 };
const second = { writer: 'page-1', number: 2 };
const other = { writer: 'page-2', number: 1 };

it('a saved draft is returned when its user opens it in another session', async () => {
  const draft = await client.ok(calls.flowDraftOpen, { flow });
  expect(await client.ok(calls.flowDraftSave, saveOf(draft.draft_id, first, [], '{"a":"字"}'))).toEqual({});
  const elsewhere = await test.signedIn('owner@cn.example');
  expect(await elsewhere.ok(calls.flowDraftOpen, { flow })).toEqual({ ...draft, saved: first, snapshot: '{"a":"字"}' });
});

it('of two pages that replace the same save at the same time, one succeeds and one gets draft_conflict', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  await client.ok(calls.flowDraftSave, saveOf(draft_id, first, []));
  const save = (writer: string) => client.call(calls.flowDraftSave, saveOf(draft_id, { writer, number: 1 }, [first]));
  const saved = await Promise.all([save('page-2'), save('page-3')]);
  expect(saved.map(({ code }) => code).toSorted()).toEqual(['draft_conflict', 'ok']);
});

it('a page’s next save is accepted when the answer to its previous save was lost', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  await client.ok(calls.flowDraftSave, saveOf(draft_id, other, []));
  const known = [other, first];
  const codes = [
    await client.call(calls.flowDraftSave, saveOf(draft_id, first, [other])),
    await client.call(calls.flowDraftSave, saveOf(draft_id, second, known, '{"newest":true}')),
  ].map(({ code }) => code);
  expect(codes).toEqual(['ok', 'ok']);
  expect((await client.ok(calls.flowDraftOpen, { flow })).snapshot).toBe('{"newest":true}');
});

it('a delayed save does not replace a later save of its page (draft_conflict)', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  await client.ok(calls.flowDraftSave, saveOf(draft_id, other, []));
  await client.ok(calls.flowDraftSave, saveOf(draft_id, second, [other, first], '{"newest":true}'));
  const late = await client.call(calls.flowDraftSave, saveOf(draft_id, first, [other]));
  expect([late.code, (await client.ok(calls.flowDraftOpen, { flow })).snapshot]).toEqual([
    'draft_conflict',
    '{"newest":true}',
  ]);
});

it('a save number above 2^31 - 1 is refused (invalid_request), and 2^31 - 1 is accepted', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const codes: (string | undefined)[] = [];
  for (const number of [2 ** 53 - 1, 2 ** 31, 2 ** 31 - 1]) {
    codes.push((await client.call(calls.flowDraftSave, saveOf(draft_id, { writer: 'page-1', number }, []))).code);
  }
  expect(codes).toEqual(['invalid_request', 'invalid_request', 'ok']);
});

it('a discarded draft accepts no save (draft_closed), and the next draft has a new id and key', async () => {
  const draft = await client.ok(calls.flowDraftOpen, { flow });
  await client.ok(calls.flowDraftDiscard, { draft_id: draft.draft_id });
  const late = await client.call(calls.flowDraftSave, saveOf(draft.draft_id, first, []));
  expect(late.code).toBe('draft_closed');
  const next = await client.ok(calls.flowDraftOpen, { flow });
  expect(next.draft_id).not.toBe(draft.draft_id);
  expect(next.key).not.toBe(draft.key);
});

it('opening a draft with a subject is refused when its flow has none', async () => {
  const answers = [
    await client.call(calls.flowDraftOpen, { flow, subject: 'cn-order-first' }),
    await client.call(calls.flowDraftOpen, { flow, subject: 'not an id' }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(['not_found', 'invalid_request']);
});

describe('drafts about an order', () => {
  const about = (subject: string) => ({ flow: 'cancelOrder', subject }) as const;

  it('a flow about an order has one draft per order of the client [RUN-10]', async () => {
    const first = await client.ok(calls.flowDraftOpen, about('cn-order-first'));
    const other = await client.ok(calls.flowDraftOpen, about('cn-order-edm'));
    const again = await client.ok(calls.flowDraftOpen, about('cn-order-first'));
    expect([other.draft_id === first.draft_id, again]).toEqual([false, first]);
    await client.ok(calls.flowDraftSave, saveOf(first.draft_id, { writer: 'page-1', number: 1 }, [], '{"of":"first"}'));
    expect((await client.ok(calls.flowDraftOpen, about('cn-order-edm'))).snapshot).toBeNull();
  });

  it('a draft about an order of another client, an unknown order or no order is not found', async () => {
    const stranger = await test.signedIn('new@cn.example');
    const support = await test.signedIn('support@desk.example');
    const answers = [
      await stranger.call(calls.flowDraftOpen, about('cn-order-first')),
      await support.call(calls.flowDraftOpen, about('cn-order-first')),
      await client.call(calls.flowDraftOpen, about('no-such-order')),
      await client.call(calls.flowDraftOpen, about('')),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
  });
});

it('a draft cannot be saved, discarded or opened by another user of the same client [RUN-10]', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const member = await test.signedIn('member@cn.example');
  expect((await member.call(calls.flowDraftSave, saveOf(draft_id, first, []))).code).toBe('not_found');
  expect((await member.call(calls.flowDraftDiscard, { draft_id })).code).toBe('not_found');
  expect((await member.ok(calls.flowDraftOpen, { flow })).draft_id).not.toBe(draft_id);
});

it('a draft snapshot may be larger than other request bodies, up to its own limit (body_too_large)', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const snapshot = JSON.stringify({ text: '购'.repeat(150_000) });
  expect((await client.call(calls.flowDraftSave, saveOf(draft_id, first, [], snapshot))).code).toBe('ok');
  const huge = saveOf(draft_id, second, [first], 'x'.repeat(1_100_000));
  expect((await client.call(calls.flowDraftSave, huge)).code).toBe('body_too_large');
});

describe('rate limits of drafts', () => {
  it('an account gets too_many_requests after 60 saves, and can save again after a second [RUN-13]', async () => {
    const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
    const save = (number: number) => {
      const mark = { writer: 'page-1', number };
      return client.call(calls.flowDraftSave, saveOf(draft_id, mark, [mark]));
    };
    for (let number = 1; number <= 60; number += 1) expect((await save(number)).code).toBe('ok');
    const refused = {
      status: 429,
      code: 'too_many_requests',
      data: { retry_after_seconds: 1 },
      msg: expect.any(String),
    };
    expect([await save(61), await save(61)]).toEqual([refused, refused]);
    expect(await client.ok(calls.flowDraftOpen, { flow })).toMatchObject({ draft_id, saved: { number: 60 } });
    test.pass({ minutes: 1 / 60 });
    expect((await save(61)).code).toBe('ok');
  });

  it('the save limit of one account does not affect another account [RUN-13]', async () => {
    const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
    const save = saveOf(draft_id, second, [first]);
    for (let times = 0; times < 61; times += 1) await client.call(calls.flowDraftSave, save);
    expect((await client.call(calls.flowDraftSave, save)).code).toBe('too_many_requests');
    const member = await test.signedIn('member@cn.example');
    expect((await member.call(calls.flowDraftSave, save)).code).toBe('not_found');
  });

  it('an account can open a draft 120 times without a pause, and then gets too_many_requests', async () => {
    const codes: (string | undefined)[] = [];
    for (let times = 0; times < 121; times += 1) codes.push((await client.call(calls.flowDraftOpen, { flow })).code);
    expect([new Set(codes.slice(0, 120)), codes[120]]).toEqual([new Set(['ok']), 'too_many_requests']);
  });
});
