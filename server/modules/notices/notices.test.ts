import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp } from '../../testing/testApp.ts';

it('notices are listed newest first, and noticeReadAll marks them as read for that user only [NOT-01]', async () => {
  const test = await createTestApp();
  const client = await test.signedIn('owner@cn.example');
  const before = await client.ok(calls.noticeList, {});
  expect(before.notices.map(({ category, read, page }) => ({ category, read, page }))).toEqual([
    { category: 'activity', read: false, page: '/store/upgrade_renew' },
    { category: 'order', read: false, page: '/order/unpaid' },
    { category: 'system', read: true, page: '/store' },
  ]);
  expect(before.unread).toBe(2);
  expect(await client.ok(calls.noticeReadAll, {})).toEqual({ unread: 0 });
  const after = await client.ok(calls.noticeList, {});
  expect(after).toEqual({ notices: before.notices.map((notice) => ({ ...notice, read: true })), unread: 0 });
  const member = await test.signedIn('member@cn.example');
  expect((await member.ok(calls.noticeList, {})).unread).toBe(2);
  await test.close();
});

it('a user has a notice about an unpaid order unless its proof of payment is under review [NOT-02]', async () => {
  const test = await createTestApp();
  const told = async (email: string) => {
    const client = await test.signedIn(email);
    const { notices } = await client.ok(calls.noticeList, {});
    const { orders } = await client.ok(calls.orderList, { status: 'unpaid' });
    return {
      told: notices.filter(({ category }) => category === 'order').map(({ time }) => time),
      unpaid: orders.map(({ payment_status, created_at }) => [payment_status, created_at]),
    };
  };
  const daysAgo = (days: number) => new Date(test.deps.now().getTime() - days * 86_400_000).toISOString();
  const emails = ['owner@cn.example', 'member@cn.example', 'owner@jp.example'] as const;
  expect(await Promise.all(emails.map(told))).toEqual([
    { told: [daysAgo(2)], unpaid: [['none', daysAgo(2)]] },
    { told: [daysAgo(2)], unpaid: [['none', daysAgo(2)]] },
    { told: [daysAgo(1)], unpaid: [['none', daysAgo(1)]] },
  ]);
  const others = ['new@cn.example', 'owner@hk.example', 'owner@tw.example'] as const;
  expect(await Promise.all(others.map(told))).toEqual([
    { told: [], unpaid: [] },
    { told: [], unpaid: [['proof_submitted', daysAgo(3)]] },
    { told: [], unpaid: [] },
  ]);
  await test.close();
});
