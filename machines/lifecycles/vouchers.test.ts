import { expect, test } from 'vitest';
import type { Voucher } from '#contract/entities/product.ts';
import { lastingReason, unusedOf } from './vouchers.ts';

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
  used_by_order_id: null,
};
const usd = { minor: 100, currency: 'USD' } as const;
const against = (moment: string, changed: Partial<Voucher> = {}) =>
  lastingReason({ ...voucher, ...changed }, { now: new Date(moment), currency: 'CNY' });

test('against a voucher stands its use first, then its dates', () => {
  expect([
    against('2025-12-31T23:59:59Z'),
    against('2026-01-01T00:00:00Z'),
    against('2026-12-31T00:00:00Z'),
    against('2026-12-31T00:00:01Z'),
    against('2027-06-01T00:00:00Z', { used_by_order_id: 'o1' }),
  ]).toEqual(['not_yet_valid', null, null, 'expired', 'used']);
});

test('against a voucher stands that its worth or its minimum is in another currency', () => {
  expect([
    against('2026-06-01T00:00:00Z', { worth: { kind: 'amount', amount: usd } }),
    against('2026-06-01T00:00:00Z', { minimum: usd }),
    against('2026-06-01T00:00:00Z', { minimum: { ...usd, currency: 'CNY' } }),
  ]).toEqual(['wrong_currency', 'wrong_currency', null]);
});

test('an order leaves of a voucher what its lines do not take, of a share nothing', () => {
  const worth = { kind: 'amount', amount: usd } as const;
  const taking = (minor: number, ref = 'v1') => [{ ref, amount: { ...usd, minor } }];
  expect([
    unusedOf({ ...voucher, worth }, taking(-40)),
    unusedOf({ ...voucher, worth }, taking(-100)),
    unusedOf({ ...voucher, worth }, taking(-40, 'v2')),
    unusedOf(voucher, taking(-40)),
  ]).toEqual([{ ...usd, minor: 60 }, null, null, null]);
});

test('a voucher is not used before its first moment or after its last, and not twice', () => {
  expect([
    against('2025-12-31T23:59:59.999Z'),
    against('2026-01-01T00:00:00.000Z'),
    against('2026-12-31T00:00:00.000Z'),
    against('2026-12-31T00:00:00.001Z'),
  ]).toEqual(['not_yet_valid', null, null, 'expired']);
});
