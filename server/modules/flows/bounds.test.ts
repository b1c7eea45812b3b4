import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { flowDrafts } from './tables.ts';

let test: TestApp;
let owner: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
});
afterEach(() => test.close());

const flow = 'purchase';

/** Inserts abandoned drafts, the last one a minute old: closed, or open with snapshots of so many bytes. */
const insertDrafts = (user: string, many: number, kind: 'closed' | { readonly bytes: number }) =>
  test.deps.db.execute(sql`
    insert into flow_drafts (draft_id, user_id, flow, subject, key, snapshot, saved_by, save_number, opened_at, updated_at, closed_at)
    select user_id || '-' || number, user_id, 'cancelOrder', 'order-' || number, user_id || '-key-' || number,
      ${kind === 'closed' ? null : 'x'.repeat(kind.bytes)}::text, 'page-1', 1, at, at,
      case when ${kind === 'closed'} then at end
    from (select ${user}::text as user_id, number, timestamptz '2026-03-02 07:59Z' - (${many} - number) * interval '1 minute' as at
      from generate_series(1, ${many}::int) as number) as left_behind`);

const idsOf = async (user_id: string) => {
  const rows = await test.deps.db.select().from(flowDrafts).where(eq(flowDrafts.user_id, user_id));
  return new Map(rows.map((row) => [row.draft_id, row]));
};

async function discardDraft(): Promise<string> {
  const { draft_id } = await owner.ok(calls.flowDraftOpen, { flow });
  await owner.ok(calls.flowDraftDiscard, { draft_id });
  return draft_id;
}

const save = (draft_id: string, snapshot: string) =>
  owner.call(calls.flowDraftSave, { draft_id, mark: { writer: 'page-9', number: 1 }, after: [], snapshot });

describe('closed drafts of an account [RUN-17]', () => {
  it('closing a draft beyond 100 removes the oldest closed draft of the account, and no open or foreign draft', async () => {
    await insertDrafts('user-member-cn', 101, 'closed');
    await insertDrafts('user-owner-cn', 100, 'closed');
    const { draft_id: open } = await owner.ok(calls.flowDraftOpen, { flow: 'invoice', subject: 'cn-order-first' });
    const last = await discardDraft();
    const kept = await idsOf('user-owner-cn');
    expect([
      kept.size,
      kept.has('user-owner-cn-1'),
      kept.has('user-owner-cn-2'),
      kept.has(open),
      kept.has(last),
    ]).toEqual([101, false, true, true, true]);
    expect((await idsOf('user-member-cn')).size).toBe(101);
  });

  it('closing drafts concurrently leaves an account with 100 closed drafts', async () => {
    await insertDrafts('user-owner-cn', 99, 'closed');
    const subjects = ['cn-order-first', 'cn-order-edm'];
    const drafts = await Promise.all(
      subjects.map((subject) => owner.ok(calls.flowDraftOpen, { flow: 'invoice', subject })),
    );
    await Promise.all(drafts.map(({ draft_id }) => owner.ok(calls.flowDraftDiscard, { draft_id })));
    const kept = await idsOf('user-owner-cn');
    expect([kept.size, ...drafts.map(({ draft_id }) => kept.has(draft_id))]).toEqual([100, true, true]);
  });
});

describe('snapshots of the open drafts of an account [RUN-17]', () => {
  const half = 512 * 1024;
  const typedIn = async (ids: readonly string[]) => {
    const kept = await idsOf('user-owner-cn');
    return ids.map((id) => kept.get(id)?.snapshot?.length ?? 0);
  };

  it('saving beyond 10 MB per account clears the snapshot idle longest, while its draft and key remain', async () => {
    await insertDrafts('user-owner-cn', 20, { bytes: half });
    await insertDrafts('user-member-cn', 21, { bytes: half });
    const { draft_id } = await owner.ok(calls.flowDraftOpen, { flow });
    expect((await save(draft_id, '{"typed":1}')).code).toBe('ok');
    expect(await typedIn(['user-owner-cn-1', 'user-owner-cn-2', draft_id])).toEqual([0, half, 11]);
    const [idlest, others] = [(await idsOf('user-owner-cn')).get('user-owner-cn-1'), await idsOf('user-member-cn')];
    expect(idlest).toMatchObject({ key: 'user-owner-cn-key-1', saved_by: null, save_number: null, closed_at: null });
    expect([...others.values()].every(({ snapshot }) => snapshot?.length === half)).toBe(true);
  });

  it('a draft with a cleared snapshot can be saved again by a page that is still open on it', async () => {
    await insertDrafts('user-owner-cn', 20, { bytes: half });
    const { draft_id } = await owner.ok(calls.flowDraftOpen, { flow });
    await save(draft_id, '{"typed":1}');
    test.pass({ minutes: 1 });
    const mark = { writer: 'page-1', number: 2 };
    const again = {
      draft_id: 'user-owner-cn-1',
      mark,
      after: [{ writer: 'page-1', number: 1 }],
      snapshot: '{"again":1}',
    };
    expect((await owner.call(calls.flowDraftSave, again)).code).toBe('ok');
    expect(await typedIn(['user-owner-cn-1', 'user-owner-cn-2', draft_id])).toEqual([11, half, 11]);
  });
});
