import { expect, test } from 'vitest';
import { isInMaintenance } from '#contract/entities/session.ts';
import { variantOf } from '../services/variant.ts';
import { isActive, mallEntries, sidebarEntries } from './entries.ts';
import { unreadBadge } from './unreadBadge.ts';

test.each([
  ['mall.example', ['/home', '/store', '/order', '/voucher'], true],
  ['tw.mall.example', ['/home', '/order'], true],
  ['mall.jp', ['/home', '/store', '/order', '/voucher'], false],
] as const)('the site %s has its own sidebar entries and its own choice of frame [LAN-03]', (host, entries, framed) => {
  const variant = variantOf(host);
  expect({ entries: sidebarEntries(variant).map(({ href }) => href), framed: variant.framed }).toEqual({
    entries,
    framed,
  });
});

test.each([
  ['/home', ['/home']],
  ['/mall/home', ['/home']],
  ['/order/paid/detail/7', ['/order']],
  ['/ordering', []],
])('the active sidebar entry at %s follows the path [FRA-05]', (path, active) => {
  expect(mallEntries.filter((entry) => isActive(entry, path)).map(({ href }) => href)).toEqual(active);
});

test('the badge of unread notices shows at most 99+ [NOT-05]', () => {
  expect([0, 1, 99, 100, 4000].map(unreadBadge)).toEqual(['', '1', '99', '99+', '99+']);
});

test('a maintenance notice is shown from its start until just before its end [NOT-03]', () => {
  const window = { starts_at: '2021-01-04T00:00:00+08:00', ends_at: '2021-01-05T00:00:00+08:00' };
  const moments = ['2021-01-03T15:59:59Z', '2021-01-03T16:00:00Z', '2021-01-04T15:59:59Z', '2021-01-04T16:00:00Z'];
  expect(moments.map((moment) => isInMaintenance(window, new Date(moment)))).toEqual([false, true, true, false]);
});
