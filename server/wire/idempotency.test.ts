import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { notices } from '../modules/notices/tables.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { ok, refuse } from './handler.ts';
import { purgeOldIdempotencyKeys, runIdempotently } from './idempotency.ts';
import { openAnswer } from './storedAnswer.ts';
import { idempotencyKeys } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const call = calls.noticeReadAll;
const text = { en: '', 'zh-CN': '', 'zh-TW': '', ja: '' };

const leaveNotice = (mark: string, name: string) => (tx: TestApp['deps']['db']) =>
  tx
    .insert(notices)
    .values({
      notice_id: name,
      user_id: 'user-owner-cn',
      category: 'system',
      digest: { ...text, en: mark },
      detail: text,
      time: test.deps.now(),
    })
    .then(() => ok({ unread: 7 }));

const countNotices = async (name: string) => {
  const [row] = await test.deps.db.select({ found: count() }).from(notices).where(eq(notices.notice_id, name));
  return row?.found;
};

it('concurrent calls with one idempotency key do their work once and get the same answer [WIR-06]', async () => {
  const intent = { call, scope: 'client-cn', key: 'concurrent-key-01', content: { a: 1 } };
  const answers = await Promise.all(
    ['n-1', 'n-2', 'n-3', 'n-4'].map((name) => runIdempotently(test.deps, intent, leaveNotice('concurrent', name))),
  );
  expect(answers).toEqual(Array.from({ length: 4 }, () => ok({ unread: 7 })));
  const made = await Promise.all(['n-1', 'n-2', 'n-3', 'n-4'].map(countNotices));
  expect(made.filter((found) => found === 1)).toHaveLength(1);
});

it('an idempotency key used with other content or for another call is refused (idempotency_key_reused) [WIR-06]', async () => {
  const intent = { call, scope: 'client-cn', key: 'content-key-0001', content: { a: 1 } };
  expect(await runIdempotently(test.deps, intent, leaveNotice('content', 'n-5'))).toEqual(ok({ unread: 7 }));
  const other = await runIdempotently(test.deps, { ...intent, content: { a: 2 } }, leaveNotice('content', 'n-6'));
  expect(other).toEqual(refuse('idempotency_key_reused'));
  const elsewhere = await runIdempotently(test.deps, { ...intent, call: calls.flowDraftDiscard }, async () => ok({}));
  expect(elsewhere).toEqual(refuse('idempotency_key_reused'));
  expect(await countNotices('n-6')).toBe(0);
});

it('an idempotency key of one scope can be used in another scope', async () => {
  const intent = { call, scope: 'client-hk', key: 'content-key-0001', content: { a: 3 } };
  expect(await runIdempotently(test.deps, intent, leaveNotice('scope', 'n-7'))).toEqual(ok({ unread: 7 }));
});

it('the writes of refused work are rolled back, and its idempotency key can be used again', async () => {
  const intent = { call, scope: 'client-cn', key: 'refused-key-0001', content: {} };
  const answer = await runIdempotently(test.deps, intent, async (tx) => {
    await leaveNotice('refused', 'n-8')(tx);
    return refuse('order_not_found');
  });
  expect(answer).toEqual(refuse('order_not_found'));
  expect(await countNotices('n-8')).toBe(0);
  expect(await runIdempotently(test.deps, intent, leaveNotice('again', 'n-8'))).toEqual(ok({ unread: 7 }));
});

it('an idempotency key can be used again after its work failed with an error', async () => {
  const intent = { call, scope: 'client-cn', key: 'failing-key-0001', content: {} };
  await expect(runIdempotently(test.deps, intent, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await runIdempotently(test.deps, intent, leaveNotice('again', 'n-9'))).toEqual(ok({ unread: 7 }));
});

it('a stored answer contains only fields of the contract, and is returned again for its idempotency key', async () => {
  const intent = { call, scope: 'client-cn', key: 'told-key-0000001', content: {} };
  const row = { unread: 7, private_key: 'nobody is told' };
  await runIdempotently(test.deps, intent, async () => ok(row));
  const kept = await test.deps.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, intent.key));
  expect(kept.map((each) => openAnswer(test.deps, each))).toEqual([{ unread: 7 }]);
  expect(await runIdempotently(test.deps, intent, async () => ok({ unread: 0 }))).toEqual(ok({ unread: 7 }));
});

it('an idempotency key can be used again after a day, and older keys are purged', async () => {
  const intent = { call, scope: 'client-cn', key: 'old-key-000000001', content: {} };
  await runIdempotently(test.deps, intent, leaveNotice('first', 'n-10'));
  test.pass({ hours: 25 });
  expect(await runIdempotently(test.deps, { ...intent, content: { b: 1 } }, leaveNotice('second', 'n-11'))).toEqual(
    ok({ unread: 7 }),
  );
  expect(await countNotices('n-11')).toBe(1);
  await purgeOldIdempotencyKeys(test.deps);
  const keys = await test.deps.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(keys).toEqual([{ key: 'old-key-000000001' }]);
});
