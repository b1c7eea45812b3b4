import { expect, test } from 'vitest';
import type { Voucher } from '#contract/entities/product.ts';
import { standingOf } from './standing.ts';

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

test('a voucher stands by its use first, then by its dates', () => {
  const at = (moment: string, changed: Partial<Voucher> = {}) =>
    standingOf({ ...voucher, ...changed }, new Date(moment));
  expect([
    at('2025-12-31T23:59:59Z'),
    at('2026-01-01T00:00:00Z'),
    at('2026-12-31T00:00:00Z'),
    at('2026-12-31T00:00:01Z'),
    at('2027-06-01T00:00:00Z', { used_by_order_id: 'o1' }),
  ]).toEqual(['notYet', 'usable', 'usable', 'expired', 'used']);
});
