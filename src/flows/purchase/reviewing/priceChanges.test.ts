import { expect, test } from 'vitest';
import type { PriceLine } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import { priceChanges } from './priceChanges.ts';

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

const of = (lines: readonly PriceLine[], remaining_credit: Money | null = null) => ({
  lines: [...lines],
  remaining_credit,
});

test('prices with the same lines differ in nothing', () => {
  const lines = [line('plan', 'pro', 100), line('addon', 'api', 50)];
  expect(priceChanges(of(lines), of(lines.toReversed()))).toEqual([]);
});

test('a changed amount, a new line and one that fell away are named with what they were and are', () => {
  const before = of([line('plan', 'pro', 100), line('discount', 'spring', -10), line('addon', 'api', 50)]);
  const now = of([line('plan', 'pro', 120), line('addon', 'api', 50), line('client_voucher', 'v1', -5)]);
  expect(priceChanges(before, now)).toEqual([
    { kind: 'line', key: 'plan:pro', name: named('pro'), before: cny(100), now: cny(120) },
    { kind: 'line', key: 'client_voucher:v1', name: named('v1'), before: null, now: cny(-5) },
    { kind: 'line', key: 'discount:spring', name: named('spring'), before: cny(-10), now: null },
  ]);
});

test('lines of different kinds with the same reference are different lines', () => {
  const before = of([line('plan', 'x', 100), line('addon', 'x', 50)]);
  const now = of([line('plan', 'x', 100), line('addon', 'x', 60)]);
  expect(priceChanges(before, now)).toEqual([
    { kind: 'line', key: 'addon:x', name: named('x'), before: cny(50), now: cny(60) },
  ]);
});

test('prices with the same lines differ in what is left of a credit', () => {
  const lines = [line('plan', 'pro', 100), line('credit', 'owned', -100)];
  expect(priceChanges(of(lines, cny(40)), of(lines, cny(30)))).toEqual([
    { kind: 'remaining_credit', key: 'remaining_credit', before: cny(40), now: cny(30) },
  ]);
});
