import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { reminderHours } from '#machines/lifecycles/appointment.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfAppointment } from './notify.ts';
import { appointments } from './tables.ts';

/** Reminds of each upcoming appointment once: the message and `reminded_at` are written in one transaction. */
export async function remindOfAppointments(deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>): Promise<void> {
  for (let isLeft = true; isLeft; ) isLeft = await remindOfNextAppointment(deps);
}

function remindOfNextAppointment(deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const isDue = and(
      eq(appointments.status, 'applied'),
      isNull(appointments.reminded_at),
      gt(appointments.starts_at, now),
      lte(appointments.starts_at, new Date(now.getTime() + reminderHours * 3_600_000)),
    );
    const first = tx.select().from(appointments).where(isDue).orderBy(asc(appointments.starts_at)).limit(1);
    const [row] = await first.for('update', { skipLocked: true });
    if (row === undefined) return false;
    const { appointment_id } = row;
    await tx.update(appointments).set({ reminded_at: now }).where(eq(appointments.appointment_id, appointment_id));
    await notifyOfAppointment(tx, { appointment_id, telling: 'reminder' }, deps);
    return true;
  });
}
