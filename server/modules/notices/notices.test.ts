import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp } from '../../testing/testApp.ts';

it('lists the notices of a user, newest first, until all are marked as read', async () => {
  const test = await createTestApp();
  const client = await test.signedIn('owner@cn.example');
  const before = await client.ok(calls.noticeList, {});
  expect(before.notices.map(({ category, read }) => ({ category, read }))).toEqual([
    { category: 'activity', read: false },
    { category: 'order', read: false },
    { category: 'system', read: true },
  ]);
  expect(before.unread).toBe(2);
  expect(await client.ok(calls.noticeReadAll, {})).toEqual({ unread: 0 });
  const after = await client.ok(calls.noticeList, {});
  expect(after).toEqual({ notices: before.notices.map((notice) => ({ ...notice, read: true })), unread: 0 });
  const member = await test.signedIn('member@cn.example');
  expect((await member.ok(calls.noticeList, {})).unread).toBe(2);
  await test.close();
});
