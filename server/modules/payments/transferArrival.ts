import { and, eq, gte } from 'drizzle-orm';
import { currentDateIn, type Zone } from '#contract/entities/client.ts';
import type { PaymentView } from '#contract/entities/payment.ts';
import { type Calendar, transferDays, workingDaysAfter } from '#machines/lifecycles/workingDays.ts';
import type { Database } from '../../db/database.ts';
import { publicHolidays } from './tables.ts';

/** When a transfer made now arrives, in working days of the client's region. */
export async function readTransferArrival(db: Database, zone: Zone, now: Date): Promise<PaymentView['arrival']> {
  const today = currentDateIn(zone, now);
  const calendar = await readHolidayCalendar(db, zone, today);
  const after = (count: number) => workingDaysAfter(today, count, calendar);
  return { earliest: after(transferDays.earliest), latest: after(transferDays.latest) };
}

/** For days from `from` on: false for a public holiday, true for a working day on a weekend, null otherwise. */
export async function readHolidayCalendar(db: Database, zone: Zone, from: string): Promise<Calendar> {
  const rows = await db
    .select({ day: publicHolidays.day, is_workday: publicHolidays.is_workday })
    .from(publicHolidays)
    .where(and(eq(publicHolidays.zone, zone), gte(publicHolidays.day, from)));
  const known = new Map(rows.map(({ day, is_workday }) => [day, is_workday]));
  return (day) => known.get(day) ?? null;
}
