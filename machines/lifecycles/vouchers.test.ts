import { expect, test } from 'vitest';
import type { Voucher } from '#contract/entities/product.ts';
import { balanceOf, hasEnough, leftoverOf, orderIndependentReason, validityEndOf } from './vouchers.ts';

const name = { en: 'v', 'zh-CN': 'v', 'zh-TW': 'v', ja: 'v' };
const voucher: Voucher = {
  voucher_id: 'v1',
  holder: 'client',
  name,
  worth: { kind: 'percent', percent: 10 },
  minimum: null,
  order_types: [],
  plan_ids: [],
  valid_from: '2026-01-01T00:00:00Z',
  valid_until: '2026-12-31T00:00:00Z',
  spend: 'once',
  balance: null,
  is_used_up: false,
};
const usd = { minor: 100, currency: 'USD' } as const;
const reasonAt = (moment: string, changed: Partial<Voucher> = {}) =>
  orderIndependentReason({ ...voucher, ...changed }, { now: new Date(moment), currency: 'CNY' });

test('a used-up voucher is rejected as used before its dates are checked', () => {
  expect([
    reasonAt('2025-12-31T23:59:59Z'),
    reasonAt('2026-01-01T00:00:00Z'),
    reasonAt('2026-12-31T00:00:00Z'),
    reasonAt('2026-12-31T00:00:01Z'),
    reasonAt('2027-06-01T00:00:00Z', { is_used_up: true }),
  ]).toEqual(['not_yet_valid', null, null, 'expired', 'used']);
});

test('a voucher is rejected when its worth or its minimum is in another currency', () => {
  expect([
    reasonAt('2026-06-01T00:00:00Z', { worth: { kind: 'amount', amount: usd } }),
    reasonAt('2026-06-01T00:00:00Z', { minimum: usd }),
    reasonAt('2026-06-01T00:00:00Z', { minimum: { ...usd, currency: 'CNY' } }),
  ]).toEqual(['wrong_currency', 'wrong_currency', null]);
});

const amount = { kind: 'amount', amount: usd } as const;
const inParts = { spend: 'in_parts', worth: amount } as const;
const once = { spend: 'once', worth: amount } as const;
const balanceLeft = (minor: number) => ({ balance: { ...usd, minor }, is_used_up: minor === 0 });

test('a voucher spent in parts keeps the balance that orders leave, never below zero [VOU-09]', () => {
  expect([
    balanceOf(inParts, []),
    balanceOf(inParts, [40]),
    balanceOf(inParts, [40, 59]),
    balanceOf(inParts, [40, 60]),
    balanceOf(inParts, [101]),
  ]).toEqual([balanceLeft(100), balanceLeft(60), balanceLeft(1), balanceLeft(0), balanceLeft(0)]);
});

test('a voucher spent once is used up by any order, whether it is worth an amount or a percentage', () => {
  const share = { spend: 'once', worth: voucher.worth } as const;
  expect([balanceOf(once, []), balanceOf(once, [1]), balanceOf(share, []), balanceOf(share, [1])]).toEqual([
    balanceLeft(100),
    balanceLeft(0),
    { balance: null, is_used_up: false },
    { balance: null, is_used_up: true },
  ]);
});

test('an order can use up to the balance of a voucher, and a one-time voucher only while unused', () => {
  const enough = (of: typeof inParts | typeof once, spent: readonly number[], minor: number) =>
    hasEnough(balanceOf(of, spent), minor);
  expect([
    enough(inParts, [40], 60),
    enough(inParts, [40], 61),
    enough(inParts, [100], 0),
    enough(once, [], 100),
    enough(once, [10], 10),
    hasEnough(balanceOf({ spend: 'once', worth: voucher.worth }, []), 100),
  ]).toEqual([true, false, false, true, false, true]);
});

test('a returned voucher is extended to 30 days after its return if it is spent in parts and was valid when spent [VOU-10]', () => {
  const valid_until = new Date('2026-06-01T00:00:00Z');
  const returned = (spent: string, back: string) => ({ spent_at: new Date(spent), returned_at: new Date(back) });
  const ends = (spend: Voucher['spend'], ...of: readonly ReturnType<typeof returned>[]) =>
    validityEndOf({ spend, valid_until }, of).toISOString().slice(0, 10);
  const late = returned('2026-05-31T23:00:00Z', '2026-06-10T00:00:00Z');
  expect([
    ends('in_parts'),
    ends('in_parts', returned('2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z')),
    ends('in_parts', late),
    ends('in_parts', returned('2026-06-01T00:00:00Z', '2026-06-10T00:00:00Z')),
    ends('in_parts', late, returned('2026-06-20T00:00:00Z', '2026-07-05T00:00:00Z')),
    ends('once', late),
  ]).toEqual(['2026-06-01', '2026-06-01', '2026-07-10', '2026-07-10', '2026-07-10', '2026-06-01']);
});

test('the unused balance of a voucher is left over, and lost if the voucher is spent once', () => {
  const taking = (minor: number, ref = 'v1') => [{ ref, amount: { ...usd, minor } }];
  const of = (spend: Voucher['spend'], minor: number) => ({ voucher_id: 'v1', spend, balance: { ...usd, minor } });
  expect([
    leftoverOf(of('in_parts', 100), taking(-40)),
    leftoverOf(of('in_parts', 60), taking(-40)),
    leftoverOf(of('once', 100), taking(-40)),
    leftoverOf(of('in_parts', 100), taking(-100)),
    leftoverOf(of('in_parts', 100), taking(-40, 'v2')),
    leftoverOf(voucher, taking(-40)),
  ]).toEqual([
    { amount: { ...usd, minor: 60 }, isLost: false },
    { amount: { ...usd, minor: 20 }, isLost: false },
    { amount: { ...usd, minor: 60 }, isLost: true },
    null,
    null,
    null,
  ]);
});

test('a voucher is valid from its first to its last millisecond, both included', () => {
  expect([
    reasonAt('2025-12-31T23:59:59.999Z'),
    reasonAt('2026-01-01T00:00:00.000Z'),
    reasonAt('2026-12-31T00:00:00.000Z'),
    reasonAt('2026-12-31T00:00:00.001Z'),
  ]).toEqual(['not_yet_valid', null, null, 'expired']);
});
