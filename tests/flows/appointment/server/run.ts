import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import {
  appointmentApply,
  appointmentCancel,
  appointmentMove,
  appointmentRead,
  appointmentTimes,
  checkCancelLimit,
  implClientSave,
} from '#contract/calls/appointment.ts';
import { languages } from '#contract/languages.ts';
import { freeInfo, questionnaireAnswers } from '#machines/flows/appointment/exampleData.ts';
import { appointmentMessages } from '#server/modules/appointments/messages.ts';
import {
  appointmentCancellations,
  appointments,
  consultantHours,
  questionnaireChoices,
  questionnaires,
} from '#server/modules/appointments/tables.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { notices } from '#server/modules/notices/tables.ts';
import { outbox } from '#server/modules/outbox/tables.ts';
import { textIn } from '#server/texts/textIn.ts';
import type { World } from '../../../browser/world.ts';
import type { ServedState } from '../../../flowkit/server/servedFlow.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { firstRow } from '../../../flowkit/server/setup.ts';
import { type Environment, hourMs, type LastAction } from './environment.ts';

export const client_id = 'client-cn';
export const email = 'owner@cn.example';
export const mobile = { typed: '138 0013 8000', kept: '+8613800138000' };
export const setupTopic = 'first-setup';
export const withdrawnTopic = 'crm-basics';

export const whereClient = eq(clients.client_id, client_id);
const whereOwn = eq(appointments.client_id, client_id);

export interface AppointmentRun extends ServedRun {
  readonly user_id: string;
  readonly began: Date;
  readonly ledger: { effects: Effects; done: LastAction | null };
}

const portCalls = {
  readAppointments: appointmentRead,
  saveAnswers: implClientSave,
  readTimes: appointmentTimes,
  book: appointmentApply,
  move: appointmentMove,
  readLimit: checkCancelLimit,
  cancel: appointmentCancel,
  checkOutcome: appointmentRead,
  watchAppointment: appointmentRead,
};

/** The demo's goals that the questionnaire of the examples does not have. */
const otherGoals = ['one-place', 'follow-up'];
export const chosenGoal = 'reports';
/** Offers goals, or withdraws them by turning them into industries. */
export const offerGoals = ({ db }: World, kind: 'goal' | 'industry', names: readonly string[]) =>
  db
    .update(questionnaireChoices)
    .set({ kind })
    .where(inArray(questionnaireChoices.choice_id, [...names]));

/** Opens the page for the main account of a client without bookings. */
export async function openAppointments(
  world: World,
  { environment }: ServedState<Environment>,
): Promise<AppointmentRun> {
  const { db } = world;
  await db.delete(appointments).where(whereOwn);
  await db.delete(appointmentCancellations).where(eq(appointmentCancellations.client_id, client_id));
  await db.delete(questionnaires).where(eq(questionnaires.client_id, client_id));
  await offerGoals(world, 'industry', otherGoals);
  await db.update(clients).set({ full_name: freeInfo.company }).where(whereClient);
  if (environment.was_answered)
    await db.insert(questionnaires).values({ client_id, answers: questionnaireAnswers, answered_at: world.now() });
  const run = await openServedRun(world, { email, calls: portCalls });
  const { user_id } = run;
  if (user_id === null) throw new Error('nobody is signed in');
  const began = world.now();
  const ledger = { effects: await readEffects({ world, user_id, began }), done: null };
  return { ...run, user_id, began, ledger };
}

/** Moves the consultants' hours to weekdays 8–14, which do not exist, and back. */
export async function setHours({ db }: World, are: 'open' | 'closed'): Promise<void> {
  const weekday = are === 'open' ? sql`(weekday - 1) % 7 + 1` : sql`(weekday - 1) % 7 + 8`;
  await db.update(consultantHours).set({ weekday });
}

export const lastAppointment = async ({ world: { db } }: Pick<AppointmentRun, 'world'>) =>
  firstRow(await db.select().from(appointments).where(whereOwn).orderBy(desc(appointments.number)).limit(1));

/** The kind of a message, by its subject in any language. */
const notificationKinds: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) =>
    Object.entries(appointmentMessages.digest).map(([name, message]) => [textIn(language)(message), name] as const),
  ),
);
const notificationKindsOf = (subjects: readonly string[]): readonly string[] =>
  subjects.flatMap((subject) => notificationKinds.get(subject) ?? []);

export type Effects = Awaited<ReturnType<typeof readEffects>>;

export async function readEffects({ world, user_id, began }: Pick<AppointmentRun, 'world' | 'user_id' | 'began'>) {
  const { db, now } = world;
  const rows = await db.select().from(appointments).where(whereOwn).orderBy(asc(appointments.number));
  const [cost] = await db
    .select()
    .from(appointmentCancellations)
    .where(eq(appointmentCancellations.client_id, client_id));
  const [answered] = await db.select().from(questionnaires).where(eq(questionnaires.client_id, client_id));
  const appointment_info = await db
    .select({ digest: notices.digest })
    .from(notices)
    .where(and(eq(notices.user_id, user_id), gte(notices.time, began)))
    .orderBy(asc(notices.time));
  const mailed = await db
    .select({ subject: outbox.subject })
    .from(outbox)
    .where(and(eq(outbox.address, email), gte(outbox.created_at, began)))
    .orderBy(asc(outbox.created_at));
  const spent = await db.select().from(messageCodes).where(eq(messageCodes.mobile, mobile.kept));
  const frozenMs = (cost?.frozen_until?.getTime() ?? 0) - now().getTime();
  const isOver = cost?.frozen_until != null && frozenMs <= 0;
  return {
    appointments: rows.map(({ number: _number, appointment_id: _id, client_id: _client, booked_at: _at, ...row }) => ({
      ...row,
      settled_at: row.settled_at !== null,
      reminded_at: row.reminded_at !== null,
    })),
    cancelled: isOver ? 0 : (cost?.cancelled_count ?? 0),
    frozen_hours: Math.max(0, Math.ceil(frozenMs / hourMs)),
    answers: answered?.answers ?? null,
    appointment_info: notificationKindsOf(appointment_info.map(({ digest }) => digest.en)),
    mailed: notificationKindsOf(mailed.map(({ subject }) => subject)),
    codes_spent: spent.filter(({ spent_by }) => spent_by !== null).length,
  };
}
