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
import { type AppointmentSettlement, deskAppointmentSettle } from '#contract/calls/deskAppointments.ts';
import { languages } from '#contract/languages.ts';
import { answers, free } from '#machines/flows/appointment/exampleStandings.ts';
import { appointmentMessages } from '#server/modules/appointments/messages.ts';
import {
  appointmentCancellations,
  appointmentCategories,
  appointments,
  consultantHours,
  questionnaireChoices,
  questionnaires,
} from '#server/modules/appointments/tables.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { notices } from '#server/modules/notices/tables.ts';
import { outbox } from '#server/modules/outbox/tables.ts';
import { demoConsultant } from '#server/seed/accounts.ts';
import { textIn } from '#server/texts/textIn.ts';
import { beginAnew, type World } from '../../../browser/world.ts';
import { type Arrange as ArrangeOf, changing, promote } from '../../../flowkit/server/arranging.ts';
import { deskAs } from '../../../flowkit/server/deskClient.ts';
import type { At } from '../../../flowkit/server/servedFlow.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { type Deed, type Environment, hourMs, shortFreezeMs, times } from './environment.ts';

export const client_id = 'client-cn';
/** What the consultant writes where it has to be cancelled. */
export const sorry = 'Maja is ill today.';
const rival_id = 'client-jp';
export const email = 'owner@cn.example';
export const mobile = { typed: '138 0013 8000', kept: '+8613800138000' };
export const setup = 'first-setup';
export const withdrawnTopic = 'crm-basics';

const ofClient = eq(clients.client_id, client_id);
const own = eq(appointments.client_id, client_id);

/** Somebody on the page, what the demo had before, and what the server is known to hold. */
export interface AppointmentRun extends ServedRun {
  readonly user_id: string;
  readonly began: Date;
  readonly before: Awaited<ReturnType<typeof demoOf>>;
  readonly ledger: { effects: Effects; done: Deed | null };
}
export type Arrange = ArrangeOf<AppointmentRun>;

const calls = {
  readAppointments: appointmentRead,
  saveAnswers: implClientSave,
  readTimes: appointmentTimes,
  book: appointmentApply,
  move: appointmentMove,
  readLimit: checkCancelLimit,
  cancel: appointmentCancel,
  lookUp: appointmentRead,
  watchAppointment: appointmentRead,
};

async function demoOf({ db }: World) {
  const [client] = await db.select().from(clients).where(ofClient);
  if (client === undefined) throw new Error('the demo has no such client');
  const booked = await db.select().from(appointments).orderBy(asc(appointments.number));
  const [answered] = await db.select().from(questionnaires).where(eq(questionnaires.client_id, client_id));
  return { client, booked, answered };
}

/** Goals of the demo that the questionnaire of the examples does not have. */
const otherGoals = ['one-place', 'follow-up'];
const wanted = 'reports';
/** Among the industries nobody takes it for a goal. */
const offerGoals = ({ db }: World, kind: 'goal' | 'industry', names: readonly string[]) =>
  db
    .update(questionnaireChoices)
    .set({ kind })
    .where(inArray(questionnaireChoices.choice_id, [...names]));

/** Opens the page for the main account of a client that has booked nothing. */
export async function openAppointments(world: World, { environment }: At<Environment>): Promise<AppointmentRun> {
  const { db } = world;
  await beginAnew(db);
  // What an account may ask, it may ask again after a while.
  world.passes(2);
  const before = await demoOf(world);
  await forgetAppointments(world);
  await offerGoals(world, 'industry', otherGoals);
  await db.update(clients).set({ full_name: free.company }).where(ofClient);
  if (environment.was_answered)
    await db.insert(questionnaires).values({ client_id, answers, answered_at: world.now() });
  const run = await openServedRun(world, { email, calls });
  const { user_id } = run;
  if (user_id === null) throw new Error('nobody is signed in');
  const began = world.now();
  const ledger = { effects: await effects({ world, user_id, began }), done: null };
  return { ...run, user_id, began, before, ledger };
}

async function forgetAppointments({ db }: World): Promise<void> {
  await db.delete(appointments).where(own);
  await db.delete(appointmentCancellations).where(eq(appointmentCancellations.client_id, client_id));
  await db.delete(questionnaires).where(eq(questionnaires.client_id, client_id));
  await db.delete(messageCodes);
  // What was entered in a run before is taken over by the next one.
  await db.delete(flowDrafts).where(eq(flowDrafts.flow, 'appointment'));
}

/** Leaves the demo as it was: other flows meet it after this one. */
export async function leaveAppointments(run: AppointmentRun): Promise<void> {
  const { world, before } = run;
  const { db } = world;
  await forgetAppointments(world);
  await db.delete(appointments);
  for (const { number: _number, ...row } of before.booked) await db.insert(appointments).values(row);
  if (before.answered !== undefined) await db.insert(questionnaires).values(before.answered);
  await db.update(clients).set(before.client).where(ofClient);
  await promote(run);
  await offerGoals(world, 'goal', [...otherGoals, wanted]);
  await db
    .update(appointmentCategories)
    .set({ minutes: 60 })
    .where(inArray(appointmentCategories.category_id, [setup, withdrawnTopic]));
  await setHours(world, 'open');
}

/** On an eighth day of the week nobody works. */
async function setHours({ db }: World, are: 'open' | 'closed'): Promise<void> {
  const weekday = are === 'open' ? sql`(weekday - 1) % 7 + 1` : sql`(weekday - 1) % 7 + 8`;
  await db.update(consultantHours).set({ weekday });
}

/** Others change something: what the server holds afterwards is theirs, and not what the page has done. */
const byOthers =
  (change: Arrange): Arrange =>
  async (run) => {
    await change(run);
    run.ledger.effects = await effects(run);
  };

let made = 0;
const newName = (what: string): string => {
  made += 1;
  return `${what}-${made}`;
};

/** Somebody books beside the page. */
async function insertBooking(
  { world: { db, now } }: AppointmentRun,
  row: Pick<typeof appointments.$inferInsert, 'client_id' | 'status'> & Partial<typeof appointments.$inferInsert>,
  starts: Date,
): Promise<void> {
  await db.insert(appointments).values({
    appointment_id: newName('appointment-of-others'),
    category_id: setup,
    consultant_id: demoConsultant,
    starts_at: starts,
    ends_at: new Date(starts.getTime() + hourMs),
    ...{ company: 'Elsewhere', contact: 'Somebody', mobile: '+8613900139000', messenger: 'wechat', messenger_id: 'wx' },
    language: 'zh-CN',
    booked_at: now(),
    ...row,
  });
}

export const loseAnswers = byOthers(async ({ world: { db } }) => {
  await db.delete(questionnaires).where(eq(questionnaires.client_id, client_id));
});
export const bookElsewhere = byOthers((run) =>
  insertBooking(run, { client_id, status: 'applied' }, new Date(times.elsewhere)),
);
/** What the consultant says of the last appointment. */
const settleLast = (settlement: AppointmentSettlement): Arrange =>
  byOthers(async (run) => {
    const { appointment_id } = await lastOf(run);
    const desk = await deskAs(run.world, 'consultant@desk.example');
    const body = { appointment_id, settlement, words: sorry };
    const { kind } = await desk.call(deskAppointmentSettle, { body, key: newName('key-of-the-consultant') });
    if (kind !== 'ok') throw new Error(`the consultant could not say that it is ${settlement}`);
  });
export const keepLast = settleLast('kept');
export const cancelByUs = settleLast('cancelled');

export const keepElsewhere = byOthers((run) =>
  insertBooking(run, { client_id, status: 'kept' }, new Date(run.world.now().getTime() - 48 * hourMs)),
);
/** Another client has the time by now. */
export const takeTime = (time: string): Arrange =>
  byOthers((run) => insertBooking(run, { client_id: rival_id, status: 'applied' }, new Date(time)));

/** The appointment that the client had last. */
export async function lastOf({ world: { db } }: Pick<AppointmentRun, 'world'>) {
  const [row] = await db.select().from(appointments).where(own).orderBy(desc(appointments.number)).limit(1);
  if (row === undefined) throw new Error('nothing was booked');
  return row;
}

/** It has begun ten minutes ago. */
export const letBegin = byOthers(async (run) => {
  const { db, now } = run.world;
  const starts_at = new Date(now().getTime() - hourMs / 6);
  const { appointment_id } = await lastOf(run);
  const at = { starts_at, ends_at: new Date(starts_at.getTime() + hourMs) };
  await db.update(appointments).set(at).where(eq(appointments.appointment_id, appointment_id));
});
/** In another window it is cancelled. */
export const cancelElsewhere = byOthers(async (run) => {
  const { appointment_id } = await lastOf(run);
  const key = newName('key-of-another-window');
  const { kind } = await run.api.call(appointmentCancel, { query: { appointment_id }, key });
  if (kind !== 'ok') throw new Error('the other window could not cancel');
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
/** The client has cancelled twice before. */
export const cancelTwiceBefore = byOthers((run) => setCancellations(run, { cancelled_count: 2, frozen_until: null }));
/** The client has cancelled for the third time, and most of the freeze has passed. */
export const freezeElsewhere = byOthers(async (run) => {
  const now = run.world.now();
  const settled = { cancelled_by: 'client', settled_at: now } as const;
  await insertBooking(run, { client_id, status: 'cancelled', ...settled }, new Date(times.elsewhere));
  await setCancellations(run, { cancelled_count: 3, frozen_until: new Date(now.getTime() + shortFreezeMs) });
});
export const waitForEndOfFreeze = byOthers(({ clock }) => clock.passes(shortFreezeMs));

export const putIntoSandbox: Arrange = changing(clients, ofClient)({ client_status: 'sandbox' });
export const closeHours: Arrange = ({ world }) => setHours(world, 'closed');
export const openHours: Arrange = ({ world }) => setHours(world, 'open');
export const withdrawGoal: Arrange = async ({ world }) => {
  await offerGoals(world, 'industry', [wanted]);
};
export const offerGoal: Arrange = async ({ world }) => {
  await offerGoals(world, 'goal', [wanted]);
};
export const withdraw = (topic: string): Arrange =>
  changing(appointmentCategories, eq(appointmentCategories.category_id, topic))({ minutes: null });

/** What a message is about, by its subject in any language. */
const tellings: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) =>
    Object.entries(appointmentMessages.digest).map(([name, message]) => [textIn(language)(message), name] as const),
  ),
);
const tellingsAmong = (subjects: readonly string[]): readonly string[] =>
  subjects.flatMap((subject) => tellings.get(subject) ?? []);

export type Effects = Awaited<ReturnType<typeof effects>>;

/** All that appointments can change: what is booked, what cancelling costs, what was answered, told and spent. */
export async function effects({ world, user_id, began }: Pick<AppointmentRun, 'world' | 'user_id' | 'began'>) {
  const { db, now } = world;
  const rows = await db.select().from(appointments).where(own).orderBy(asc(appointments.number));
  const [cost] = await db
    .select()
    .from(appointmentCancellations)
    .where(eq(appointmentCancellations.client_id, client_id));
  const [answered] = await db.select().from(questionnaires).where(eq(questionnaires.client_id, client_id));
  const told = await db
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
    told: tellingsAmong(told.map(({ digest }) => digest.en)),
    mailed: tellingsAmong(mailed.map(({ subject }) => subject)),
    codes_spent: spent.filter(({ spent_by }) => spent_by !== null).length,
  };
}
