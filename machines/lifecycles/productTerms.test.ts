import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#contract/entities/order.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { addYears, termBeforeActivation, termDaysAt, termOf, wholeDays } from './productTerms.ts';

const now = '2026-11-26T10:00:00.000Z';
const immediateTerm = { starts_at: '2026-11-26T10:00:00.000Z', ends_at: '2028-11-26T10:00:00.000Z' };
const laterTerm = { starts_at: '2027-06-01T00:00:00.000Z', ends_at: '2029-06-01T00:00:00.000Z' };

it('a future term is in years or until an end if it begins at once, and has fixed dates if it begins later', () => {
  const ahead = (period: typeof laterTerm) =>
    Object.fromEntries(orderTypes.map((type) => [type, termBeforeActivation(type, period, now)]));
  const years = { kind: 'years', years: 2 };
  const until = { kind: 'until', ends_at: immediateTerm.ends_at };
  expect(ahead(immediateTerm)).toEqual({
    new: years,
    append: until,
    renew: years,
    upgrade: until,
    upgrade_renew: years,
  });
  expect(new Set(Object.values(ahead(laterTerm)))).toEqual(
    new Set(orderTypes.map(() => ({ kind: 'settled', ...laterTerm }))),
  );
});

it('the term of an order is fixed once it is activated, and null if the order was cancelled or expired', () => {
  const order = { order_type: 'new', period: immediateTerm, created_at: now } as const;
  const of = (period: typeof immediateTerm | null) =>
    Object.fromEntries(orderStatuses.map((status) => [status, termOf({ ...order, status, period })]));
  const ahead = { kind: 'years', years: 2 };
  const nothing = { cancelled: null, expired: null };
  expect(of(immediateTerm)).toEqual({
    unpaid: ahead,
    paid: ahead,
    completed: { kind: 'settled', ...immediateTerm },
    ...nothing,
  });
  expect(of(null)).toEqual({ unpaid: null, paid: null, completed: null, ...nothing });
});

describe('days of a term', () => {
  const starts = new Date('2026-03-02T10:30:00.000Z');
  const dayMs = 86_400_000;
  const passed = (ms: number, ends = new Date('2027-03-02T10:30:00.000Z')) =>
    termDaysAt({ starts, ends }, new Date(starts.getTime() + ms));

  it('a day of a term has elapsed after 24 hours from the start of the term [PRI-02]', () => {
    expect([-1, 0, 1, dayMs - 1, dayMs, dayMs + 1].map((ms) => passed(ms).elapsed)).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it('a term has at least one day, and its elapsed days stay between zero and all of them [PRI-02]', () => {
    expect([passed(0), passed(365 * dayMs), passed(400 * dayMs), passed(-dayMs * 3)]).toEqual([
      { whole: 365, elapsed: 0 },
      { whole: 365, elapsed: 365 },
      { whole: 365, elapsed: 365 },
      { whole: 365, elapsed: 0 },
    ]);
    expect(passed(0, new Date(starts.getTime() + 1000))).toEqual({ whole: 1, elapsed: 0 });
    expect(passed(dayMs * 2, starts)).toEqual({ whole: 1, elapsed: 1 });
  });

  it('the number of whole days does not change by an hour of daylight saving time', () => {
    const days = (ends: string) => wholeDays(new Date('2026-03-28T23:00:00Z'), new Date(ends));
    expect([days('2026-03-30T22:00:00Z'), days('2026-03-30T23:00:00Z'), days('2026-03-31T00:00:00Z')]).toEqual([
      2, 2, 2,
    ]);
  });
});

it('adding a year keeps the day and time, and turns 29 February into the 28th', () => {
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

it('a term that begins exactly at the time of the response begins with the activation', () => {
  const period = { starts_at: now, ends_at: immediateTerm.ends_at };
  expect(termBeforeActivation('new', period, now)).toEqual({ kind: 'years', years: 2 });
  const next = { ...period, starts_at: '2026-11-26T10:00:00.001Z' };
  expect(termBeforeActivation('new', next, now)).toEqual({ kind: 'settled', ...next });
});
