import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { AppointmentInfo, AppointmentReason } from '#contract/entities/appointment.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { beginsSoon, bookingReason } from '#machines/lifecycles/appointment.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type MainAccount, ok, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { spendCode, tryCode } from '../codes/index.ts';
import { clientOf, holdClient } from '../identity/index.ts';
import { notifyOfAppointment } from './notify.ts';
import { readAppointmentInfo, readBookingState } from './readAppointments.ts';
import { appointments, questionnaires } from './tables.ts';
import { bookableCategory, claimSlot } from './times.ts';

interface BookingRequest {
  readonly query: z.output<typeof calls.appointmentApply.query>;
  readonly key: string;
  readonly caller: MainAccount;
}

const errorByReason: Readonly<Record<AppointmentReason, ErrorName>> = {
  main_account_only: 'main_account_only',
  appointment_sandbox: 'appointment_sandbox',
  applied: 'appointment_state_refuses',
  appointment_frozen: 'appointment_frozen',
};

/** Books an appointment. Locks the client, so that it has at most one upcoming appointment. */
export async function bookAppointment(
  { query, key, caller }: BookingRequest,
  deps: Deps,
): Promise<Answer<AppointmentInfo>> {
  const { category_id, slot_id, code, mobile, ...said } = query;
  const { client_id } = caller;
  // A wrong code counts even though the booking is rejected; a correct one is spent in the transaction of the booking.
  const holder = { kind: 'user', user: caller } as const;
  const { use_zone: zone } = await clientOf(deps.db, caller);
  const tried = await tryCode({ purpose: 'appointment', holder, zone, mobile, code, key }, deps);
  if (tried.kind === 'refused') return tried;
  return runIdempotently(deps, { call: calls.appointmentApply, scope: client_id, key, content: query }, async (tx) => {
    await holdClient(tx, caller);
    const now = deps.now();
    const { facts } = await readBookingState(tx, caller, now);
    const reason = bookingReason(facts);
    if (reason !== null) return refuse(errorByReason[reason]);
    const [answers] = await tx.select().from(questionnaires).where(eq(questionnaires.client_id, client_id));
    if (answers === undefined) return refuse('questionnaire_missing');
    const category = await bookableCategory(tx, category_id);
    if (category === null) return refuse('appointment_category_unknown');
    const time = await claimSlot(tx, { slot_id, minutes: category.minutes }, now);
    if (time === null) return refuse('slot_taken');
    const refused = await spendCode(tx, tried, deps);
    if (refused !== null) return refused;
    const appointment_id = deps.secret(96);
    await tx.insert(appointments).values({
      ...said,
      ...time,
      appointment_id,
      client_id,
      status: 'applied',
      category_id,
      mobile: tried.mobile,
      booked_at: now,
      // If it begins soon, the booking message also counts as the reminder.
      reminded_at: beginsSoon(time.starts_at, now) ? now : null,
    });
    await notifyOfAppointment(tx, { appointment_id, telling: 'booked' }, deps);
    return ok(await readAppointmentInfo({ ...deps, db: tx }, caller));
  });
}
