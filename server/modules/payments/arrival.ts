import { and, eq, gte } from 'drizzle-orm';
import { timeZones, type Zone } from '#contract/entities/client.ts';
import type { PaymentView } from '#contract/entities/payment.ts';
import { transferDays, workingDaysAfter } from '#machines/lifecycles/workingDays.ts';
import type { Database } from '../../db/database.ts';
import { publicHolidays } from './tables.ts';

/** Which day it is in a region. */
const dayIn = (zone: Zone, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timeZones[zone] ?? 'UTC' }).format(now);

/** When the money of a transfer that is made now arrives: days of the client's region. */
export async function readArrival(db: Database, zone: Zone, now: Date): Promise<PaymentView['arrival']> {
  const today = dayIn(zone, now);
  const rows = await db
    .select({ day: publicHolidays.day, is_workday: publicHolidays.is_workday })
    .from(publicHolidays)
    .where(and(eq(publicHolidays.zone, zone), gte(publicHolidays.day, today)));
  const known = new Map(rows.map(({ day, is_workday }) => [day, is_workday]));
  const after = (count: number) => workingDaysAfter(today, count, (day) => known.get(day) ?? null);
  return { earliest: after(transferDays.earliest), latest: after(transferDays.latest) };
}
