import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { SaveMark } from '#contract/calls/session.ts';
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

it('opens one draft of a flow, however many tabs ask at once', async () => {
  const drafts = await Promise.all(Array.from({ length: 5 }, () => client.ok(calls.flowDraftOpen, { flow })));
  expect(new Set(drafts.map(({ draft_id }) => draft_id)).size).toBe(1);
  expect(drafts[0]).toEqual({
    draft_id: expect.stringMatching(/^[\w-]{22}$/),
    key: expect.stringMatching(/^[\w-]{22}$/),
    saved: null,
    snapshot: null,
  });
});

it.each(['buying', 'toString'])('a draft of a flow that no module offers is refused: %s', async (unknown) => {
  expect(await client.call(calls.flowDraftOpen, { flow: unknown })).toMatchObject({
    code: 'invalid_request',
    data: { fields: [{ path: 'flow', problem: 'invalid_value' }] },
  });
});

/** A save by a page that knows the saves in `after`. */
const saveOf = (draft_id: string, mark: SaveMark, after: SaveMark[], snapshot = '{}') => ({
  draft_id,
  mark,
  after,
  snapshot,
});
const first = { writer: 'page-1', number: 1 };
const second = { writer: 'page-1', number: 2 };
const other = { writer: 'page-2', number: 1 };

it('gives back on another device what was saved', async () => {
  const draft = await client.ok(calls.flowDraftOpen, { flow });
  expect(await client.ok(calls.flowDraftSave, saveOf(draft.draft_id, first, [], '{"a":"字"}'))).toEqual({});
  const elsewhere = await test.signedIn('owner@cn.example');
  expect(await elsewhere.ok(calls.flowDraftOpen, { flow })).toEqual({ ...draft, saved: first, snapshot: '{"a":"字"}' });
});

it('lets one of two pages that know the same save replace it and tells the other of the conflict', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  await client.ok(calls.flowDraftSave, saveOf(draft_id, first, []));
  const save = (writer: string) => client.call(calls.flowDraftSave, saveOf(draft_id, { writer, number: 1 }, [first]));
  const saved = await Promise.all([save('page-2'), save('page-3')]);
  expect(saved.map(({ code }) => code).toSorted()).toEqual(['draft_conflict', 'ok']);
});

it('takes a page’s next save where the answer to the one before was lost', async () => {
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

it('does not let a save that was long under way replace a later one of its page', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  await client.ok(calls.flowDraftSave, saveOf(draft_id, other, []));
  await client.ok(calls.flowDraftSave, saveOf(draft_id, second, [other, first], '{"newest":true}'));
  const late = await client.call(calls.flowDraftSave, saveOf(draft_id, first, [other]));
  expect([late.code, (await client.ok(calls.flowDraftOpen, { flow })).snapshot]).toEqual([
    'draft_conflict',
    '{"newest":true}',
  ]);
});

it('refuses a number of a save that no page comes to, and takes the greatest that is one', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const codes: (string | undefined)[] = [];
  for (const number of [2 ** 53 - 1, 2 ** 31, 2 ** 31 - 1]) {
    codes.push((await client.call(calls.flowDraftSave, saveOf(draft_id, { writer: 'page-1', number }, []))).code);
  }
  expect(codes).toEqual(['invalid_request', 'invalid_request', 'ok']);
});

it('opens a new draft, with a new key, once one has been discarded', async () => {
  const draft = await client.ok(calls.flowDraftOpen, { flow });
  await client.ok(calls.flowDraftDiscard, { draft_id: draft.draft_id });
  const late = await client.call(calls.flowDraftSave, saveOf(draft.draft_id, first, []));
  expect(late.code).toBe('draft_closed');
  const next = await client.ok(calls.flowDraftOpen, { flow });
  expect(next.draft_id).not.toBe(draft.draft_id);
  expect(next.key).not.toBe(draft.key);
});

it('opens no draft about what the flow cannot be about', async () => {
  const answers = [
    await client.call(calls.flowDraftOpen, { flow, subject: 'cn-order-first' }),
    await client.call(calls.flowDraftOpen, { flow, subject: 'not an id' }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(['not_found', 'invalid_request']);
});

describe('a flow that is about an order', () => {
  const about = (subject: string) => ({ flow: 'cancelOrder', subject }) as const;

  it('has a draft for each order of the own client [RUN-10]', async () => {
    const first = await client.ok(calls.flowDraftOpen, about('cn-order-first'));
    const other = await client.ok(calls.flowDraftOpen, about('cn-order-edm'));
    const again = await client.ok(calls.flowDraftOpen, about('cn-order-first'));
    expect([other.draft_id === first.draft_id, again]).toEqual([false, first]);
    await client.ok(calls.flowDraftSave, saveOf(first.draft_id, { writer: 'page-1', number: 1 }, [], '{"of":"first"}'));
    expect((await client.ok(calls.flowDraftOpen, about('cn-order-edm'))).snapshot).toBeNull();
  });

  it('has none for an order of somebody else, nor for none', async () => {
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

it('keeps a draft to its own user [RUN-10]', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const member = await test.signedIn('member@cn.example');
  expect((await member.call(calls.flowDraftSave, saveOf(draft_id, first, []))).code).toBe('not_found');
  expect((await member.call(calls.flowDraftDiscard, { draft_id })).code).toBe('not_found');
  expect((await member.ok(calls.flowDraftOpen, { flow })).draft_id).not.toBe(draft_id);
});

it('takes a snapshot that is larger than other bodies may be', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const snapshot = JSON.stringify({ text: '购'.repeat(150_000) });
  expect((await client.call(calls.flowDraftSave, saveOf(draft_id, first, [], snapshot))).code).toBe('ok');
  const huge = saveOf(draft_id, second, [first], 'x'.repeat(1_100_000));
  expect((await client.call(calls.flowDraftSave, huge)).code).toBe('body_too_large');
});

describe('an account that saves without a pause', () => {
  it('is told to wait after sixty saves, before anything is read or written, and goes on afterwards [RUN-13]', async () => {
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

  it('delays no other account [RUN-13]', async () => {
    const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
    const save = saveOf(draft_id, second, [first]);
    for (let times = 0; times < 61; times += 1) await client.call(calls.flowDraftSave, save);
    expect((await client.call(calls.flowDraftSave, save)).code).toBe('too_many_requests');
    const member = await test.signedIn('member@cn.example');
    expect((await member.call(calls.flowDraftSave, save)).code).toBe('not_found');
  });

  it('opens two drafts a second at most, for a minute', async () => {
    const codes: (string | undefined)[] = [];
    for (let times = 0; times < 121; times += 1) codes.push((await client.call(calls.flowDraftOpen, { flow })).code);
    expect([new Set(codes.slice(0, 120)), codes[120]]).toEqual([new Set(['ok']), 'too_many_requests']);
  });
});
