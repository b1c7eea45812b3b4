import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { quotes } from './tables.ts';

let test: TestApp;
let owner: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('new@cn.example');
});
afterEach(() => test.close());

const openDraft = async () => (await owner.ok(calls.flowDraftOpen, { flow: 'purchase' })).draft_id;
const ask = (draft_id: string) =>
  owner.ok(calls.orderPrice, { client_id: 'client-new', draft_id, order_type: 'new', plan_id: 'growth', years: '1' });

/** One second apart, numbered from the oldest. */
const insertOldQuotes = (user_id: string, like: string, many: number) =>
  test.deps.db.execute(sql`
    insert into quotes (quote_id, client_id, user_id, draft_id, asked, content, quoted_at, expires_at)
    select ${user_id}::text || '-' || number, client_id, ${user_id}::text, draft_id, asked, content,
      quoted_at - (${many}::int + 1 - number) * interval '1 second', expires_at
    from quotes, generate_series(1, ${many}::int) as number where quote_id = ${like}`);

const storedQuotesOf = async (user_id: string) =>
  new Set(
    (await test.deps.db.select().from(quotes).where(eq(quotes.user_id, user_id))).map(({ quote_id }) => quote_id),
  );

describe('stored quotes of a user [PRI-08]', () => {
  it('a user has at most 200 stored quotes: the oldest of the same user is deleted for a new one', async () => {
    const draft_id = await openDraft();
    const { quote_id: like } = await ask(draft_id);
    await insertOldQuotes('user-new-cn', like, 199);
    await insertOldQuotes('somebody-else', like, 201);
    const { quote_id } = await ask(draft_id);
    const kept = await storedQuotesOf('user-new-cn');
    const which = ['user-new-cn-1', 'user-new-cn-2', like, quote_id].map((id) => kept.has(id));
    expect([kept.size, ...which, (await storedQuotesOf('somebody-else')).size]).toEqual([
      200,
      false,
      true,
      true,
      true,
      201,
    ]);
  });

  it('a user has at most 200 stored quotes after 30 concurrent ones, and a new one can be ordered', async () => {
    const draft_id = await openDraft();
    const { quote_id: like } = await ask(draft_id);
    await insertOldQuotes('user-new-cn', like, 199);
    test.pass({ minutes: 1 });
    const told = await Promise.all(Array.from({ length: 30 }, () => ask(draft_id)));
    const kept = await storedQuotesOf('user-new-cn');
    expect([kept.size, told.every(({ quote_id }) => kept.has(quote_id))]).toEqual([200, true]);
    const [{ quote_id, amount } = { quote_id: '', amount: { minor: 0, currency: 'CNY' } as const }] = told;
    const placed = await owner.call(calls.orderAdd, { quote_id, amount, acknowledged_hints: [] }, 'key-of-the-order');
    expect(placed.code).toBe('ok');
  });
});

it('cancelling orders is limited to 60 requests a minute per account', async () => {
  const cancel = async (index: number) =>
    (await owner.call(calls.orderCancel, { order_id: 'no-such-order' }, `key-of-a-cancellation-${index}`)).code;
  const codes: (string | undefined)[] = [];
  for (let times = 0; times < 61; times += 1) codes.push(await cancel(times));
  expect([new Set(codes.slice(0, 60)), codes[60]]).toEqual([new Set(['order_not_found']), 'too_many_requests']);
  const other = await test.signedIn('owner@cn.example');
  const { code } = await other.call(calls.orderCancel, { order_id: 'no-such-order' }, 'key-of-a-cancellation');
  expect(code).toBe('order_not_found');
});
