import { expect, test } from 'vitest';
import { creditVoucher, splitCredit } from './credits.ts';

test('a credit is applied up to the limit of its order, and the rest remains as credit [PRI-09]', () => {
  expect([
    splitCredit(1_508_156, 598_000),
    splitCredit(598_000, 598_000),
    splitCredit(597_999, 598_000),
    splitCredit(100, 0),
    splitCredit(100, -5),
    splitCredit(0, 100),
    splitCredit(-1, 100),
  ]).toEqual([
    { applied: 598_000, remaining: 910_156 },
    { applied: 598_000, remaining: 0 },
    { applied: 597_999, remaining: 0 },
    { applied: 0, remaining: 100 },
    { applied: 0, remaining: 100 },
    { applied: 0, remaining: 0 },
    { applied: 0, remaining: 0 },
  ]);
});

test('the voucher for a remaining credit is spent in parts, on any order in its currency, for one year', () => {
  const money = { minor: 910_156, currency: 'USD' } as const;
  expect(creditVoucher(money, new Date('2026-06-01T08:00:00Z'))).toEqual({
    holder: 'client',
    worth: { kind: 'amount', amount: money },
    minimum: null,
    order_types: [],
    plan_ids: [],
    spend: 'in_parts',
    valid_from: new Date('2026-06-01T08:00:00Z'),
    valid_until: new Date('2027-06-01T08:00:00Z'),
  });
});
