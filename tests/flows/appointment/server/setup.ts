import { eq } from 'drizzle-orm';
import { appointmentCancel } from '#contract/calls/appointment.ts';
import { type AppointmentSettlement, deskAppointmentSettle } from '#contract/calls/deskAppointments.ts';
import {
  appointmentCancellations,
  appointmentCategories,
  appointments,
  questionnaires,
} from '#server/modules/appointments/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { demoConsultant } from '#server/seed/accounts.ts';
import { deskApiAs } from '../../../flowkit/server/deskClient.ts';
import { newKey } from '../../../flowkit/server/probe.ts';
import { type Setup as ArrangeOf, fromNow, updateRows } from '../../../flowkit/server/setup.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import { hourMs, shortFreezeMs, times } from './environment.ts';
import {
  type AppointmentRun,
  chosenGoal,
  client_id,
  lastAppointment,
  offerGoals,
  readEffects,
  setHours,
  setupTopic,
  whereClient,
} from './run.ts';

export type FlowSetup = ArrangeOf<AppointmentRun>;

/** The consultant's reason for a cancellation. */
export const cancellationReason = 'Maja is ill today.';
const other_client_id = 'client-jp';

/** A change made by others: it updates the baseline of the expected effects, since the page did not make it. */
const asConcurrentChange =
  (change: FlowSetup): FlowSetup =>
  async (run) => {
    await change(run);
    run.ledger.effects = await readEffects(run);
  };

let made = 0;

async function insertBooking(
  { world: { db, now } }: AppointmentRun,
  row: Pick<typeof appointments.$inferInsert, 'client_id' | 'status'> & Partial<typeof appointments.$inferInsert>,
  starts: Date,
): Promise<void> {
  made += 1;
  await db.insert(appointments).values({
    appointment_id: `appointment-of-others-${made}`,
    category_id: setupTopic,
    consultant_id: demoConsultant,
    starts_at: starts,
    ends_at: new Date(starts.getTime() + hourMs),
    ...{ company: 'Elsewhere', contact: 'Somebody', mobile: '+8613900139000', messenger: 'wechat', messenger_id: 'wx' },
    language: 'zh-CN',
    booked_at: now(),
    ...row,
  });
}

export const deleteAnswers = asConcurrentChange(async ({ world: { db } }) => {
  await db.delete(questionnaires).where(eq(questionnaires.client_id, client_id));
});
export const bookElsewhere = asConcurrentChange((run) =>
  insertBooking(run, { client_id, status: 'applied' }, new Date(times.elsewhere)),
);
const settleLast = (settlement: AppointmentSettlement): FlowSetup =>
  asConcurrentChange(async (run) => {
    const { appointment_id } = await lastAppointment(run);
    const desk = await deskApiAs(run.world, 'consultant@desk.example');
    const body = { appointment_id, settlement, words: cancellationReason };
    await dataOrThrow(desk.call(deskAppointmentSettle, { body, key: newKey() }));
  });
export const keepLast = settleLast('kept');
export const cancelByConsultant = settleLast('cancelled');

export const keepElsewhere = asConcurrentChange((run) =>
  insertBooking(run, { client_id, status: 'kept' }, fromNow(run.world, -48 * hourMs)),
);
export const bookTimeForOther = (time: string): FlowSetup =>
  asConcurrentChange((run) => insertBooking(run, { client_id: other_client_id, status: 'applied' }, new Date(time)));

export const startAppointment = asConcurrentChange(async (run) => {
  const { db } = run.world;
  const starts_at = fromNow(run.world, -hourMs / 6);
  const { appointment_id } = await lastAppointment(run);
  const at = { starts_at, ends_at: new Date(starts_at.getTime() + hourMs) };
  await db.update(appointments).set(at).where(eq(appointments.appointment_id, appointment_id));
});
export const cancelElsewhere = asConcurrentChange(async (run) => {
  const { appointment_id } = await lastAppointment(run);
  await dataOrThrow(run.api.call(appointmentCancel, { query: { appointment_id }, key: newKey() }));
});

const setCancellations = async (
  { world: { db } }: AppointmentRun,
  values: Pick<typeof appointmentCancellations.$inferInsert, 'cancelled_count' | 'frozen_until'>,
): Promise<void> => {
  const target = appointmentCancellations.client_id;
  await db
    .insert(appointmentCancellations)
    .values({ client_id, ...values })
    .onConflictDoUpdate({ target, set: values });
};
export const cancelTwiceBefore = asConcurrentChange((run) =>
  setCancellations(run, { cancelled_count: 2, frozen_until: null }),
);
/** The client has cancelled for the third time, and most of the freeze has passed. */
export const freezeElsewhere = asConcurrentChange(async (run) => {
  const settled = { cancelled_by: 'client', settled_at: run.world.now() } as const;
  await insertBooking(run, { client_id, status: 'cancelled', ...settled }, new Date(times.elsewhere));
  await setCancellations(run, { cancelled_count: 3, frozen_until: fromNow(run.world, shortFreezeMs) });
});
export const waitForEndOfFreeze = asConcurrentChange(({ clock }) => clock.passes(shortFreezeMs));

export const putIntoSandbox: FlowSetup = updateRows(clients, whereClient)({ client_status: 'sandbox' });
export const closeHours: FlowSetup = ({ world }) => setHours(world, 'closed');
export const openHours: FlowSetup = ({ world }) => setHours(world, 'open');
export const withdrawGoal: FlowSetup = async ({ world }) => {
  await offerGoals(world, 'industry', [chosenGoal]);
};
export const offerGoal: FlowSetup = async ({ world }) => {
  await offerGoals(world, 'goal', [chosenGoal]);
};
export const withdrawTopic = (topic: string): FlowSetup =>
  updateRows(appointmentCategories, eq(appointmentCategories.category_id, topic))({ minutes: null });
