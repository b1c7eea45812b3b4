import { expect } from 'vitest';
import { contactFormValues, questionnaireAnswers } from '#machines/flows/appointment/exampleStandings.ts';
import type { AppointmentContext } from '#machines/flows/appointment/types.ts';
import { demoConsultant } from '#server/seed/accounts.ts';
import { type At, isIn, type Told } from '../../../flowkit/server/servedFlow.ts';
import { type Shown, shownIn, waitForText } from '../../../flowkit/server/shown.ts';
import { sorry } from './arrange.ts';
import { type Deed, type Environment, hourMs, spans, times } from './environment.ts';
import { type AppointmentRun, type Effects, effects, lastOf, mobile, setup } from './run.ts';

type Booked = Effects['appointments'][number];

const at = (time: string) => ({ starts_at: new Date(time), ends_at: new Date(Date.parse(time) + hourMs) });

const asBooked = ({ lacks }: Environment): Booked => ({
  ...contactFormValues,
  ...at(lacks === 'first' ? times.afterFirst : times.first),
  status: 'applied',
  cancelled_by: null,
  cancel_words: null,
  category_id: setup,
  consultant_id: demoConsultant,
  mobile: mobile.kept,
  language: 'en',
  moves: 0,
  reminded_at: false,
  settled_at: false,
  settled_by: null,
});

/** Changes to the database by each deed of the page, worked out by hand. */
const changes: Readonly<Record<Deed, (held: Effects, environment: Environment) => Partial<Effects>>> = {
  answered: () => ({ answers: questionnaireAnswers }),
  booked: ({ appointments, codes_spent }, environment) => ({
    appointments: [...appointments, asBooked(environment)],
    codes_spent: codes_spent + 1,
  }),
  moved: (held, { lacks }) => withLast(held, { ...at(lacks === 'later' ? times.afterLater : times.later), moves: 1 }),
  cancelled: (held, { cancelled }) => ({ ...withLast(held, ofCancelled), cancelled, frozen_hours: 0 }),
  frozen: (held) => ({ ...withLast(held, ofCancelled), cancelled: 3, frozen_hours: 72 }),
};

const ofCancelled = { status: 'cancelled', cancelled_by: 'client', settled_at: true } as const;

const withLast = ({ appointments }: Effects, change: Partial<Booked>): Pick<Effects, 'appointments'> => ({
  appointments: appointments.map((row, index) => (index === appointments.length - 1 ? { ...row, ...change } : row)),
});

function heldAfter(held: Effects, environment: Environment): Effects {
  const { done } = environment;
  if (done === null) return held;
  const news = done === 'answered' ? [] : [done];
  const { told, mailed } = held;
  return { ...held, told: [...told, ...news], mailed: [...mailed, ...news], ...changes[done](held, environment) };
}

/** The server holds exactly what was done, each once, and has sent the notifications. */
export async function expectEffects(run: AppointmentRun, { environment }: At<Environment>): Promise<void> {
  const { ledger } = run;
  if (environment.done !== ledger.done) ledger.effects = heldAfter(ledger.effects, environment);
  ledger.done = environment.done;
  expect(await effects(run)).toEqual(ledger.effects);
}

type Expect = Shown<Environment, AppointmentRun, AppointmentContext>;

const appointmentShown: Expect = async (run, { stands }) => {
  const { starts_at, contact } = await lastOf(run);
  await waitForText(run, contact);
  if (stands !== 'under way') await waitForText(run, spans[starts_at.toISOString()] ?? 'no such time');
};

const costShown: Expect = async (run, { cancelled }) => {
  await waitForText(run, `This will count as cancellation ${cancelled + 1} of 3.`);
  await waitForText(run, cancelled === 2 ? 'If you cancel, you can’t book until' : 'You can book again afterwards.');
};

const cancelledShown: Expect = async (run, { cancelled }) => {
  if (cancelled > 0) await waitForText(run, `You’ve used ${cancelled} of 3 cancellations.`);
};

const frozenShown: Expect = async (run, { done }) => {
  await waitForText(run, 'you’ve reached the limit of 3 cancellations');
  await run.page.getByText(done === 'frozen' ? /^You can book again in 7[12]:/ : /^You can book again in 0:/).waitFor();
};

const listShown: Expect = async (run, { stands }) => {
  if (stands === 'cancelled by us') await waitForText(run, `Message from your consultant: ${sorry}`);
  if (stands === 'new' || stands === 'free') await waitForText(run, 'No appointments yet');
};

const noneFree: Expect = async (run, { lacks }) => {
  if (lacks === 'times') await waitForText(run, 'No times available in the next three weeks');
};

const shown = shownIn<Environment, AppointmentRun, AppointmentContext>([
  ['list', listShown],
  ['applied', appointmentShown],
  ['confirming', appointmentShown],
  ['confirming', costShown],
  ['cancelled', cancelledShown],
  ['frozen', frozenShown],
  ['time', noneFree],
]);

/** States in which the page shows the result of the last attempt. */
const withNews: ReadonlySet<string> = new Set([
  ...['list', 'applied', 'frozen.counting', 'cancelled', 'questions', 'category', 'time'],
  ...['contact.asked', 'contact.left', 'contact.given'],
]);

export function tells(state: string, { context }: At<Environment>['snapshot']): Told | null {
  const { fault, refusal, nothing_sent }: AppointmentContext = context;
  if (state === 'unread' || state === 'timesUnread') return { fault, isTriedAgain: false };
  if (!withNews.has(state)) return null;
  if (refusal !== null) return { refusal };
  return fault === null || nothing_sent ? null : { fault, isTriedAgain: false };
}

export async function expectAt(run: AppointmentRun, now: At<Environment>, label: string): Promise<void> {
  const { snapshot } = now;
  await expectEffects(run, now);
  await shown(run, now, label);
  const { nothing_sent, fault }: AppointmentContext = snapshot.context;
  if (!nothing_sent || !isIn('applied', 'contact', 'cancelled', 'list')(snapshot)) return;
  await waitForText(run, 'That didn’t go through. Try again.');
  if (fault?.kind === 'notice') await waitForText(run, fault.msg);
}
