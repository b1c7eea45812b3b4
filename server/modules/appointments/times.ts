import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { AppointmentSlot } from '#contract/entities/appointment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readCalendar } from '../payments/index.ts';
import { type Bookable, type FreeTime, freeTimes } from './freeTimes.ts';
import { appointmentCategories, appointments, consultantHours, consultants } from './tables.ts';

/** A category that can be booked; null where there is none of that name. */
export async function bookableCategory(db: Database, category_id: string) {
  const [category] = await db
    .select()
    .from(appointmentCategories)
    .where(eq(appointmentCategories.category_id, category_id));
  return category === undefined || category.minutes === null ? null : { ...category, minutes: category.minutes };
}

/** A time by its name: the minute in which it begins, as times of other lengths begin at it as well. */
const slotIdOf = ({ starts_at }: Pick<FreeTime, 'starts_at'>): string => `at-${starts_at.getTime() / 60_000}`;

/** The times that can be booked for so many minutes; but for an appointment that is moved, whose own time does not stand in its way. */
async function readFreeTimes(
  db: Database,
  { minutes, moved = null }: { readonly minutes: number; readonly moved?: string | null },
  now: Date,
): Promise<readonly FreeTime[]> {
  const people = await db.select().from(consultants).orderBy(asc(consultants.user_id));
  const hours = await db.select().from(consultantHours);
  const isAhead = and(ne(appointments.status, 'cancelled'), gt(appointments.ends_at, now));
  const taken = (await db.select().from(appointments).where(isAhead)).filter(
    ({ appointment_id }) => appointment_id !== moved,
  );
  const bookable: Bookable[] = [];
  for (const { user_id, time_zone, use_zone } of people) {
    bookable.push({
      user_id,
      time_zone,
      hours: hours.filter((each) => each.user_id === user_id),
      holidays: await readCalendar(db, use_zone, now.toISOString().slice(0, 10)),
      taken: taken.filter(({ consultant_id }) => consultant_id === user_id),
    });
  }
  return freeTimes(bookable, minutes, now);
}

/** The times on offer. */
export async function readSlots(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  minutes: number,
): Promise<readonly AppointmentSlot[]> {
  const times = await readFreeTimes(db, { minutes }, now());
  return times.map((time) => ({
    slot_id: slotIdOf(time),
    starts_at: time.starts_at.toISOString(),
    ends_at: time.ends_at.toISOString(),
  }));
}

interface Wanted {
  readonly slot_id: string;
  readonly minutes: number;
  /** The appointment that is put there, where it is moved. */
  readonly moved?: string;
}

/**
 * The time that somebody wants, and the consultant who has it; null where nobody has it any more. Consultants are held until the
 * transaction ends, so that two who want the last one get it one after the other.
 */
export async function claimTime(
  tx: Database,
  { slot_id, minutes, moved }: Wanted,
  now: Date,
): Promise<{ readonly consultant_id: string; readonly starts_at: Date; readonly ends_at: Date } | null> {
  await tx.select().from(consultants).orderBy(asc(consultants.user_id)).for('update');
  const times = await readFreeTimes(tx, { minutes, moved: moved ?? null }, now);
  const time = times.find((each) => slotIdOf(each) === slot_id);
  const consultant_id = time?.consultants[0];
  if (time === undefined || consultant_id === undefined) return null;
  return { consultant_id, starts_at: time.starts_at, ends_at: time.ends_at };
}
