import { expect, it } from 'vitest';
import { orderStatuses } from '#contract/entities/order.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { termAhead, termOf } from './terms.ts';

const now = '2026-11-26T10:00:00.000Z';
const at_once = { starts_at: '2026-11-26T10:00:00.000Z', ends_at: '2028-11-26T10:00:00.000Z' };
const later = { starts_at: '2027-06-01T00:00:00.000Z', ends_at: '2029-06-01T00:00:00.000Z' };

it('a term that begins at once begins with the activation; one that goes on where another ends is known', () => {
  const ahead = (period: typeof later) =>
    Object.fromEntries(orderTypes.map((type) => [type, termAhead(type, period, now)]));
  const years = { kind: 'years', years: 2 };
  const until = { kind: 'until', ends_at: at_once.ends_at };
  expect(ahead(at_once)).toEqual({ new: years, append: until, renew: years, upgrade: until, upgrade_renew: years });
  expect(new Set(Object.values(ahead(later)))).toEqual(new Set(orderTypes.map(() => ({ kind: 'settled', ...later }))));
});

it('the term of an order is known once it is activated, and is none where it came to nothing', () => {
  const order = { order_type: 'new', period: at_once, created_at: now } as const;
  const of = (period: typeof at_once | null) =>
    Object.fromEntries(orderStatuses.map((status) => [status, termOf({ ...order, status, period })]));
  const ahead = { kind: 'years', years: 2 };
  const nothing = { cancelled: null, expired: null };
  expect(of(at_once)).toEqual({ unpaid: ahead, paid: ahead, completed: { kind: 'settled', ...at_once }, ...nothing });
  expect(of(null)).toEqual({ unpaid: null, paid: null, completed: null, ...nothing });
});
