import { expect, test } from 'vitest';
import type { PriceLine } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import { priceChanges } from './priceChanges.ts';

const sameInAllLanguages = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text, ja: text });
const cny = (minor: number) => ({ minor, currency: 'CNY' }) as const;
const line = (kind: PriceLine['kind'], ref: string, minor: number): PriceLine => ({
  kind,
  ref,
  name: sameInAllLanguages(ref),
  quantity: 1,
  years: null,
  unit: null,
  amount: cny(minor),
});

const priceWith = (lines: readonly PriceLine[], remaining_credit: Money | null = null) => ({
  lines: [...lines],
  remaining_credit,
});

test('quotes with the same lines have no price changes, whatever the order of the lines', () => {
  const lines = [line('plan', 'pro', 100), line('addon', 'api', 50)];
  expect(priceChanges(priceWith(lines), priceWith(lines.toReversed()))).toEqual([]);
});

test('price changes list changed, new and removed lines with their amounts before and now', () => {
  const before = priceWith([line('plan', 'pro', 100), line('discount', 'spring', -10), line('addon', 'api', 50)]);
  const now = priceWith([line('plan', 'pro', 120), line('addon', 'api', 50), line('client_voucher', 'v1', -5)]);
  expect(priceChanges(before, now)).toEqual([
    { kind: 'line', key: 'plan:pro', name: sameInAllLanguages('pro'), before: cny(100), now: cny(120) },
    { kind: 'line', key: 'client_voucher:v1', name: sameInAllLanguages('v1'), before: null, now: cny(-5) },
    { kind: 'line', key: 'discount:spring', name: sameInAllLanguages('spring'), before: cny(-10), now: null },
  ]);
});

test('price changes treat lines of different kinds with the same reference as different lines', () => {
  const before = priceWith([line('plan', 'x', 100), line('addon', 'x', 50)]);
  const now = priceWith([line('plan', 'x', 100), line('addon', 'x', 60)]);
  expect(priceChanges(before, now)).toEqual([
    { kind: 'line', key: 'addon:x', name: sameInAllLanguages('x'), before: cny(50), now: cny(60) },
  ]);
});

test('a changed remaining credit is a price change even if the lines are the same', () => {
  const lines = [line('plan', 'pro', 100), line('credit', 'owned', -100)];
  expect(priceChanges(priceWith(lines, cny(40)), priceWith(lines, cny(30)))).toEqual([
    { kind: 'remaining_credit', key: 'remaining_credit', before: cny(40), now: cny(30) },
  ]);
});
