import { and, desc, eq, gt } from 'drizzle-orm';
import type { Appointment, AppointmentInfo, CancelLimit } from '#contract/entities/appointment.ts';
import { timeZones } from '#contract/entities/client.ts';
import {
  type AppointmentFacts,
  bookingReason,
  type Cancellations,
  callLeadMinutes,
  cancellationsAfter,
  cancellationsAt,
  clientAppointmentStatusOf,
  nextBookingStatus,
} from '#machines/lifecycles/appointment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ClientUser } from '../../wire/handler.ts';
import { clientOf, userProfiles } from '../identity/index.ts';
import { appointmentCancellations, appointmentCategories, appointments, questionnaires } from './tables.ts';

const consultantUsers = userProfiles('consulting');

export const readBookings = (db: Database) =>
  db
    .select({ row: appointments, category: appointmentCategories.name, consultant: consultantUsers.real_name })
    .from(appointments)
    .innerJoin(appointmentCategories, eq(appointmentCategories.category_id, appointments.category_id))
    .innerJoin(consultantUsers, eq(consultantUsers.user_id, appointments.consultant_id))
    .$dynamic();
export type BookingRow = Awaited<ReturnType<typeof readBookings>>[number];

const maxListed = 50;

/** What decides whether a client can book, for this caller. */
export async function readBookingState(db: Database, caller: Pick<ClientUser, 'client_id' | 'is_admin'>, now: Date) {
  const { client_id, is_admin } = caller;
  const client = await clientOf(db, caller);
  const own = eq(appointments.client_id, client_id);
  const toCome = and(own, eq(appointments.status, 'applied'), gt(appointments.ends_at, now));
  const [applied] = await readBookings(db).where(toCome).limit(1);
  const [last] = await db.select().from(appointments).where(own).orderBy(desc(appointments.number)).limit(1);
  const cancellations = await readCancellations(db, client_id, now);
  const facts: AppointmentFacts = {
    is_admin,
    is_sandbox: client.client_status !== 'active',
    frozen_until: cancellations.frozen_until,
    has_applied: applied !== undefined,
    last: last ?? null,
  };
  return { client, applied: applied ?? null, cancellations, facts };
}

export async function readCancellations(db: Database, client_id: string, now: Date): Promise<Cancellations> {
  const own = eq(appointmentCancellations.client_id, client_id);
  const [row] = await db.select().from(appointmentCancellations).where(own);
  const kept = { cancelled_count: row?.cancelled_count ?? 0, frozen_until: row?.frozen_until?.getTime() ?? null };
  return cancellationsAt(kept, now.getTime());
}

export async function readAppointmentInfo(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: ClientUser,
): Promise<AppointmentInfo> {
  const { db } = deps;
  const now = deps.now();
  const { client, applied, cancellations, facts } = await readBookingState(db, caller, now);
  const found = await readBookings(db)
    .where(eq(appointments.client_id, caller.client_id))
    .orderBy(desc(appointments.number))
    .limit(maxListed);
  const [answers] = await db.select().from(questionnaires).where(eq(questionnaires.client_id, caller.client_id));
  return {
    could_apply_status: clientAppointmentStatusOf(facts),
    reason: bookingReason(facts),
    applied_appointment: applied && viewOf(applied, now),
    appointments: found.map((booking) => viewOf(booking, now)),
    limit: cancelLimitOf(cancellations, deps),
    needs_answers: answers === undefined,
    time_zone: timeZones[client.use_zone] ?? 'UTC',
    use_zone: client.use_zone,
    company: client.full_name,
  };
}

/** The effect that one more cancellation would have. */
export function cancelLimitOf(cancellations: Cancellations, deps: Pick<Deps, 'now' | 'settings'>): CancelLimit {
  const now = deps.now().getTime();
  const rules = deps.settings.appointments;
  const after = cancellationsAfter(cancellations, { by: 'client', now, rules });
  const { cancelled_count, frozen_until } = cancellations;
  const isToBeFrozen = frozen_until === null && after.frozen_until !== null;
  return {
    ...rules,
    cancelled_count,
    would_freeze: isToBeFrozen,
    would_freeze_until: isToBeFrozen ? isoTextOf(after.frozen_until) : null,
    frozen_until: isoTextOf(frozen_until),
    frozen_for_seconds: frozen_until === null ? 0 : Math.ceil((frozen_until - now) / 1000),
  };
}

const isoTextOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

export function viewOf({ row, category, consultant }: BookingRow, now: Date): Appointment {
  const has_begun = hasBegun(row, now);
  return {
    appointment_id: row.appointment_id,
    status: row.status,
    cancelled_by: row.cancelled_by,
    cancel_words: row.cancel_words,
    category_id: row.category_id,
    category,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    calls_at: new Date(row.starts_at.getTime() - callLeadMinutes * 60_000).toISOString(),
    consultant,
    company: row.company,
    contact: row.contact,
    mobile: row.mobile,
    messenger: row.messenger,
    messenger_id: row.messenger_id,
    booked_at: row.booked_at.toISOString(),
    cancelled_at: row.status === 'cancelled' ? (row.settled_at?.toISOString() ?? null) : null,
    can_change: nextBookingStatus(row.status, { type: 'appointment.move', has_begun }) !== null,
  };
}

export const hasBegun = ({ starts_at }: Pick<typeof appointments.$inferSelect, 'starts_at'>, now: Date): boolean =>
  starts_at <= now;
