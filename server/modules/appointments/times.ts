import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { AppointmentSlot } from '#contract/entities/appointment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readCalendar } from '../payments/index.ts';
import { type BookableConsultant, type FreeTime, freeTimes } from './freeTimes.ts';
import { appointmentCategories, appointments, consultantHours, consultants } from './tables.ts';

/** Null if there is none with this id that can be booked. */
export async function bookableCategory(db: Database, category_id: string) {
  const [category] = await db
    .select()
    .from(appointmentCategories)
    .where(eq(appointmentCategories.category_id, category_id));
  return category === undefined || category.minutes === null ? null : { ...category, minutes: category.minutes };
}

/** The minute in which it begins; slots of other lengths that begin then have the same id. */
const slotIdOf = ({ starts_at }: Pick<FreeTime, 'starts_at'>): string => `at-${starts_at.getTime() / 60_000}`;

/** Bookable times of this length; `moved` is an appointment whose own time counts as free. */
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
  const bookable: BookableConsultant[] = [];
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

interface SlotClaim {
  readonly slot_id: string;
  readonly minutes: number;
  /** The appointment that moves to this slot. */
  readonly moved?: string;
}

/**
 * The slot and its consultant; null if no consultant has it free any more. Locks all consultants until the transaction
 * ends, so that two bookings of the last slot run one after the other.
 */
export async function claimSlot(
  tx: Database,
  { slot_id, minutes, moved }: SlotClaim,
  now: Date,
): Promise<{ readonly consultant_id: string; readonly starts_at: Date; readonly ends_at: Date } | null> {
  await tx.select().from(consultants).orderBy(asc(consultants.user_id)).for('update');
  const times = await readFreeTimes(tx, { minutes, moved: moved ?? null }, now);
  const time = times.find((each) => slotIdOf(each) === slot_id);
  const consultant_id = time?.consultants[0];
  if (time === undefined || consultant_id === undefined) return null;
  return { consultant_id, starts_at: time.starts_at, ends_at: time.ends_at };
}
