import { expect, test } from 'vitest';
import type { PriceLine } from '#contract/entities/order.ts';
import { changedLines } from './changedLines.ts';

const named = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text, ja: text });
const cny = (minor: number) => ({ minor, currency: 'CNY' }) as const;
const line = (kind: PriceLine['kind'], ref: string, minor: number): PriceLine => ({
  kind,
  ref,
  name: named(ref),
  quantity: 1,
  years: null,
  unit: null,
  amount: cny(minor),
});

test('prices with the same lines differ in nothing', () => {
  const lines = [line('plan', 'pro', 100), line('addon', 'api', 50)];
  expect(changedLines({ lines }, { lines: lines.toReversed() })).toEqual([]);
});

test('a changed amount, a new line and one that fell away are named with what they were and are', () => {
  const before = { lines: [line('plan', 'pro', 100), line('discount', 'spring', -10), line('addon', 'api', 50)] };
  const now = { lines: [line('plan', 'pro', 120), line('addon', 'api', 50), line('client_voucher', 'v1', -5)] };
  expect(changedLines(before, now)).toEqual([
    { key: 'plan:pro', name: named('pro'), before: cny(100), now: cny(120) },
    { key: 'client_voucher:v1', name: named('v1'), before: null, now: cny(-5) },
    { key: 'discount:spring', name: named('spring'), before: cny(-10), now: null },
  ]);
});

test('lines of different kinds with the same reference are different lines', () => {
  const before = { lines: [line('plan', 'x', 100), line('addon', 'x', 50)] };
  const now = { lines: [line('plan', 'x', 100), line('addon', 'x', 60)] };
  expect(changedLines(before, now)).toEqual([{ key: 'addon:x', name: named('x'), before: cny(50), now: cny(60) }]);
});
