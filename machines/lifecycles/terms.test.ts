import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#contract/entities/order.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { addYears, daysOf, termAhead, termOf, wholeDays } from './terms.ts';

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

describe('the days of a term', () => {
  const starts = new Date('2026-03-02T10:30:00.000Z');
  const dayMs = 86_400_000;
  const passed = (ms: number, ends = new Date('2027-03-02T10:30:00.000Z')) =>
    daysOf({ starts, ends }, new Date(starts.getTime() + ms));

  it('pass when they are over, at the hour at which the term began [PRI-02]', () => {
    expect([-1, 0, 1, dayMs - 1, dayMs, dayMs + 1].map((ms) => passed(ms).elapsed)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it('are those between its ends, whatever the hour, at least one, and none passes beyond them [PRI-02]', () => {
    expect([passed(0), passed(365 * dayMs), passed(400 * dayMs), passed(-dayMs * 3)]).toEqual([
      { whole: 365, elapsed: 0 },
      { whole: 365, elapsed: 365 },
      { whole: 365, elapsed: 365 },
      { whole: 365, elapsed: 0 },
    ]);
    expect(passed(0, new Date(starts.getTime() + 1000))).toEqual({ whole: 1, elapsed: 0 });
    expect(passed(dayMs * 2, starts)).toEqual({ whole: 1, elapsed: 1 });
  });

  it('are neither more nor fewer by an hour that a change of the clocks adds or takes', () => {
    const days = (ends: string) => wholeDays(new Date('2026-03-28T23:00:00Z'), new Date(ends));
    expect([days('2026-03-30T22:00:00Z'), days('2026-03-30T23:00:00Z'), days('2026-03-31T00:00:00Z')]).toEqual([
      2, 2, 2,
    ]);
  });
});

it('a year later is the same day and time, and 28 February for the 29th', () => {
  const later = (from: string, years: number) => addYears(new Date(from), years).toISOString();
  expect([
    later('2026-03-02T10:30:00.000Z', 1),
    later('2028-02-29T23:59:59.999Z', 1),
    later('2028-02-29T23:59:59.999Z', 4),
    later('2027-12-31T00:00:00.000Z', 2),
  ]).toEqual([
    '2027-03-02T10:30:00.000Z',
    '2029-02-28T23:59:59.999Z',
    '2032-02-29T23:59:59.999Z',
    '2029-12-31T00:00:00.000Z',
  ]);
});

it('a term that begins in the moment in which it was told of begins with the activation', () => {
  const period = { starts_at: now, ends_at: at_once.ends_at };
  expect(termAhead('new', period, now)).toEqual({ kind: 'years', years: 2 });
  const next = { ...period, starts_at: '2026-11-26T10:00:00.001Z' };
  expect(termAhead('new', next, now)).toEqual({ kind: 'settled', ...next });
});
