import type { Zone } from '#contract/entities/client.ts';
import type { Database } from '../db/database.ts';
import { publicHolidays } from '../modules/payments/tables.ts';

interface BankDays {
  readonly zone: Zone;
  readonly closed: readonly string[];
  readonly open: readonly string[];
}

/** Inclusive; dates like `2026-02-15`. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** As announced by the regions; weekend days may be omitted. */
const bankDays: readonly BankDays[] = [
  {
    zone: 'CN',
    closed: [
      ...daysBetween('2026-01-01', '2026-01-03'),
      ...daysBetween('2026-02-15', '2026-02-23'),
      ...daysBetween('2026-04-04', '2026-04-06'),
      ...daysBetween('2026-05-01', '2026-05-05'),
      ...daysBetween('2026-06-19', '2026-06-21'),
      ...daysBetween('2026-09-25', '2026-09-27'),
      ...daysBetween('2026-10-01', '2026-10-07'),
      '2027-01-01',
    ],
    open: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
  {
    zone: 'HK',
    closed: [
      '2026-01-01',
      ...daysBetween('2026-02-17', '2026-02-19'),
      ...daysBetween('2026-04-03', '2026-04-04'),
      ...daysBetween('2026-04-06', '2026-04-07'),
      '2026-05-01',
      '2026-05-25',
      '2026-06-19',
      '2026-07-01',
      '2026-09-26',
      '2026-10-01',
      '2026-10-19',
      ...daysBetween('2026-12-25', '2026-12-26'),
      '2027-01-01',
    ],
    open: [],
  },
  {
    zone: 'TW',
    closed: [
      '2026-01-01',
      ...daysBetween('2026-02-14', '2026-02-22'),
      ...daysBetween('2026-02-27', '2026-03-01'),
      ...daysBetween('2026-04-03', '2026-04-06'),
      '2026-05-01',
      '2026-06-19',
      '2026-09-25',
      '2026-09-28',
      '2026-10-09',
      '2026-10-26',
      '2026-12-25',
      '2027-01-01',
    ],
    open: [],
  },
  {
    zone: 'JP',
    closed: [
      ...daysBetween('2026-01-01', '2026-01-03'),
      '2026-01-12',
      '2026-02-11',
      '2026-02-23',
      '2026-03-20',
      '2026-04-29',
      ...daysBetween('2026-05-03', '2026-05-06'),
      '2026-07-20',
      '2026-08-11',
      ...daysBetween('2026-09-21', '2026-09-23'),
      '2026-10-12',
      '2026-11-03',
      '2026-11-23',
      '2026-12-31',
      ...daysBetween('2027-01-01', '2027-01-03'),
      '2027-01-11',
    ],
    open: [],
  },
];

/** Does not overwrite days that an operator has set. */
export async function seedHolidays(db: Database): Promise<void> {
  const rows = bankDays.flatMap(({ zone, closed, open }) => [
    ...closed.map((day) => ({ zone, day, is_workday: false })),
    ...open.map((day) => ({ zone, day, is_workday: true })),
  ]);
  await db.insert(publicHolidays).values(rows).onConflictDoNothing();
}
