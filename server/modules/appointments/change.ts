import { and, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { AppointmentInfo } from '#contract/entities/appointment.ts';
import { beginsSoon, cancellationsAfter, nextBookingStatus } from '#machines/lifecycles/appointment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type MainAccount, ok, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { holdClient } from '../identity/index.ts';
import { notifyOfAppointment } from './notify.ts';
import { hasBegun, readAppointmentInfo, readCancellations } from './readAppointments.ts';
import { appointmentCancellations, appointments } from './tables.ts';
import { bookableCategory, claimSlot } from './times.ts';

interface AppointmentChange<Asked> {
  readonly asked: Asked;
  readonly key: string;
  readonly caller: MainAccount;
}

/** Cancels on behalf of the client: counts as a cancellation and may freeze booking. */
export function cancelAppointment(
  { asked, key, caller }: AppointmentChange<z.output<typeof calls.appointmentCancel.query>>,
  deps: Deps,
): Promise<Answer<AppointmentInfo>> {
  const { client_id } = caller;
  return runIdempotently(deps, { call: calls.appointmentCancel, scope: client_id, key, content: asked }, async (tx) => {
    const row = await lockOwnAppointment(tx, asked.appointment_id, client_id);
    if (row === null) return refuse('appointment_not_found');
    const now = deps.now();
    const status = nextBookingStatus(row.status, {
      type: 'appointment.cancel',
      by: 'client',
      has_begun: hasBegun(row, now),
    });
    if (status === null) return refuse('appointment_state_refuses');
    const settled = { status, cancelled_by: 'client', settled_at: now } as const;
    await tx.update(appointments).set(settled).where(eq(appointments.appointment_id, row.appointment_id));
    const before = await readCancellations(tx, client_id, now);
    const rules = deps.settings.appointments;
    const after = cancellationsAfter(before, { by: 'client', now: now.getTime(), rules });
    const values = {
      cancelled_count: after.cancelled_count,
      frozen_until: after.frozen_until === null ? null : new Date(after.frozen_until),
    };
    await tx
      .insert(appointmentCancellations)
      .values({ client_id, ...values })
      .onConflictDoUpdate({ target: appointmentCancellations.client_id, set: values });
    const telling = values.frozen_until === null ? 'cancelled' : 'frozen';
    const about = { appointment_id: row.appointment_id, telling, until: values.frozen_until } as const;
    await notifyOfAppointment(tx, about, deps);
    return ok(await readAppointmentInfo({ ...deps, db: tx }, caller));
  });
}

/** Does not count as a cancellation. */
export function moveAppointment(
  { asked, key, caller }: AppointmentChange<z.output<typeof calls.appointmentMove.body>>,
  deps: Deps,
): Promise<Answer<AppointmentInfo>> {
  const { client_id } = caller;
  return runIdempotently(deps, { call: calls.appointmentMove, scope: client_id, key, content: asked }, async (tx) => {
    const row = await lockOwnAppointment(tx, asked.appointment_id, client_id);
    if (row === null) return refuse('appointment_not_found');
    const now = deps.now();
    const event = { type: 'appointment.move', has_begun: hasBegun(row, now) } as const;
    if (nextBookingStatus(row.status, event) === null) return refuse('appointment_state_refuses');
    const category = await bookableCategory(tx, row.category_id);
    if (category === null) return refuse('appointment_state_refuses');
    const { appointment_id } = row;
    const time = await claimSlot(tx, { slot_id: asked.slot_id, minutes: category.minutes, moved: appointment_id }, now);
    if (time === null) return refuse('slot_taken');
    await tx
      .update(appointments)
      .set({ ...time, moves: row.moves + 1, reminded_at: beginsSoon(time.starts_at, now) ? now : null })
      .where(eq(appointments.appointment_id, appointment_id));
    await notifyOfAppointment(tx, { appointment_id, telling: 'moved' }, deps);
    return ok(await readAppointmentInfo({ ...deps, db: tx }, caller));
  });
}

/** A client's appointment, locked until the transaction ends; null if it has none with this id. */
async function lockOwnAppointment(tx: Database, appointment_id: string, client_id: string) {
  await holdClient(tx, { client_id });
  const own = and(eq(appointments.appointment_id, appointment_id), eq(appointments.client_id, client_id));
  const [row] = await tx.select().from(appointments).where(own).for('update');
  return row ?? null;
}
