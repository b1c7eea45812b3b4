import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
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
    revision: 0,
    snapshot: null,
    updated_at: '2026-03-02T08:00:00.000Z',
  });
});

it('gives back on another device what was saved', async () => {
  const draft = await client.ok(calls.flowDraftOpen, { flow });
  test.pass({ minutes: 1 });
  const saved = await client.ok(calls.flowDraftSave, { draft_id: draft.draft_id, revision: 0, snapshot: '{"a":"字"}' });
  expect(saved).toEqual({ revision: 1 });
  const elsewhere = await test.signedIn('owner@cn.example');
  expect(await elsewhere.ok(calls.flowDraftOpen, { flow })).toEqual({
    ...draft,
    revision: 1,
    snapshot: '{"a":"字"}',
    updated_at: '2026-03-02T08:01:00.000Z',
  });
});

it('lets one of two tabs save a revision and tells the other of the conflict', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const save = (snapshot: string) => client.call(calls.flowDraftSave, { draft_id, revision: 0, snapshot });
  const saved = await Promise.all([save('{"tab":1}'), save('{"tab":2}')]);
  expect(saved.map(({ code }) => code).toSorted()).toEqual(['draft_conflict', 'ok']);
});

it('opens a new draft, with a new key, once one has been discarded', async () => {
  const first = await client.ok(calls.flowDraftOpen, { flow });
  await client.ok(calls.flowDraftDiscard, { draft_id: first.draft_id });
  const late = await client.call(calls.flowDraftSave, { draft_id: first.draft_id, revision: 0, snapshot: '{}' });
  expect(late.code).toBe('draft_closed');
  const second = await client.ok(calls.flowDraftOpen, { flow });
  expect(second.draft_id).not.toBe(first.draft_id);
  expect(second.key).not.toBe(first.key);
});

it('keeps a draft to its own user', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const member = await test.signedIn('member@cn.example');
  expect((await member.call(calls.flowDraftSave, { draft_id, revision: 0, snapshot: '{}' })).code).toBe('not_found');
  expect((await member.call(calls.flowDraftDiscard, { draft_id })).code).toBe('not_found');
  expect((await member.ok(calls.flowDraftOpen, { flow })).draft_id).not.toBe(draft_id);
});

it('takes a snapshot that is larger than other bodies may be', async () => {
  const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
  const snapshot = JSON.stringify({ text: '购'.repeat(150_000) });
  expect((await client.call(calls.flowDraftSave, { draft_id, revision: 0, snapshot })).code).toBe('ok');
  const huge = { draft_id, revision: 1, snapshot: 'x'.repeat(1_100_000) };
  expect((await client.call(calls.flowDraftSave, huge)).code).toBe('body_too_large');
});

describe('an account that saves without a pause', () => {
  it('is told to wait after sixty saves, before anything is read or written, and goes on afterwards', async () => {
    const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
    const save = (revision: number) => client.call(calls.flowDraftSave, { draft_id, revision, snapshot: '{}' });
    for (let revision = 0; revision < 60; revision += 1) expect((await save(revision)).code).toBe('ok');
    const refused = {
      status: 429,
      code: 'too_many_requests',
      data: { retry_after_seconds: 1 },
      msg: expect.any(String),
    };
    expect([await save(60), await save(60)]).toEqual([refused, refused]);
    expect(await client.ok(calls.flowDraftOpen, { flow })).toMatchObject({ draft_id, revision: 60 });
    test.pass({ minutes: 1 / 60 });
    expect(await save(60)).toMatchObject({ code: 'ok', data: { revision: 61 } });
  });

  it('delays no other account', async () => {
    const { draft_id } = await client.ok(calls.flowDraftOpen, { flow });
    const save = { draft_id, revision: 7, snapshot: '{}' };
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
