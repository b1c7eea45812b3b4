import { expect } from 'vitest';
import { contactFormValues, questionnaireAnswers } from '#machines/flows/appointment/exampleData.ts';
import type { AppointmentContext } from '#machines/flows/appointment/types.ts';
import { demoConsultant } from '#server/seed/accounts.ts';
import { expectationsByState, type PageExpectation, waitForText } from '../../../flowkit/server/pageExpectation.ts';
import { matchesAny, type ReportedFailure, type ServedState } from '../../../flowkit/server/servedFlow.ts';
import { type Environment, hourMs, type LastAction, spans, times } from './environment.ts';
import { type AppointmentRun, type Effects, lastAppointment, mobile, readEffects, setupTopic } from './run.ts';
import { cancellationReason } from './setup.ts';

type AppointmentRow = Effects['appointments'][number];

const timeColumns = (time: string) => ({ starts_at: new Date(time), ends_at: new Date(Date.parse(time) + hourMs) });

const bookedRow = ({ lacks }: Environment): AppointmentRow => ({
  ...contactFormValues,
  ...timeColumns(lacks === 'first' ? times.afterFirst : times.first),
  status: 'applied',
  cancelled_by: null,
  cancel_words: null,
  category_id: setupTopic,
  consultant_id: demoConsultant,
  mobile: mobile.kept,
  language: 'en',
  moves: 0,
  reminded_at: false,
  settled_at: false,
  settled_by: null,
});

/** Changes to the database by each deed of the page, worked out by hand. */
const changes: Readonly<Record<LastAction, (held: Effects, environment: Environment) => Partial<Effects>>> = {
  answered: () => ({ answers: questionnaireAnswers }),
  booked: ({ appointments, codes_spent }, environment) => ({
    appointments: [...appointments, bookedRow(environment)],
    codes_spent: codes_spent + 1,
  }),
  moved: (held, { lacks }) =>
    changeLast(held, { ...timeColumns(lacks === 'later' ? times.afterLater : times.later), moves: 1 }),
  cancelled: (held, { cancelled }) => ({ ...changeLast(held, cancelledColumns), cancelled, frozen_hours: 0 }),
  frozen: (held) => ({ ...changeLast(held, cancelledColumns), cancelled: 3, frozen_hours: 72 }),
};

const cancelledColumns = { status: 'cancelled', cancelled_by: 'client', settled_at: true } as const;

const changeLast = ({ appointments }: Effects, change: Partial<AppointmentRow>): Pick<Effects, 'appointments'> => ({
  appointments: appointments.map((row, index) => (index === appointments.length - 1 ? { ...row, ...change } : row)),
});

function effectsAfter(held: Effects, environment: Environment): Effects {
  const { done } = environment;
  if (done === null) return held;
  const news = done === 'answered' ? [] : [done];
  const { appointment_info, mailed } = held;
  return {
    ...held,
    appointment_info: [...appointment_info, ...news],
    mailed: [...mailed, ...news],
    ...changes[done](held, environment),
  };
}

/** The server holds exactly what was done, each once, and has sent the notifications. */
export async function expectEffects(run: AppointmentRun, { environment }: ServedState<Environment>): Promise<void> {
  const { ledger } = run;
  if (environment.done !== ledger.done) ledger.effects = effectsAfter(ledger.effects, environment);
  ledger.done = environment.done;
  expect(await readEffects(run)).toEqual(ledger.effects);
}

type Expectation = PageExpectation<Environment, AppointmentRun, AppointmentContext>;

const expectAppointment: Expectation = async (run, { stands }) => {
  const { starts_at, contact } = await lastAppointment(run);
  await waitForText(run, contact);
  if (stands !== 'under way') await waitForText(run, spans[starts_at.toISOString()] ?? 'no such time');
};

const expectCancellationCost: Expectation = async (run, { cancelled }) => {
  await waitForText(run, `This will count as cancellation ${cancelled + 1} of 3.`);
  await waitForText(run, cancelled === 2 ? 'If you cancel, you can’t book until' : 'You can book again afterwards.');
};

const expectCancellationCount: Expectation = async (run, { cancelled }) => {
  if (cancelled > 0) await waitForText(run, `You’ve used ${cancelled} of 3 cancellations.`);
};

const expectFrozen: Expectation = async (run, { done }) => {
  await waitForText(run, 'you’ve reached the limit of 3 cancellations');
  await run.page.getByText(done === 'frozen' ? /^You can book again in 7[12]:/ : /^You can book again in 0:/).waitFor();
};

const expectList: Expectation = async (run, { stands }) => {
  if (stands === 'cancelled by us') await waitForText(run, `Message from your consultant: ${cancellationReason}`);
  if (stands === 'new' || stands === 'free') await waitForText(run, 'No appointments yet');
};

const expectNoTimes: Expectation = async (run, { lacks }) => {
  if (lacks === 'times') await waitForText(run, 'No times available in the next three weeks');
};

const expectByState = expectationsByState<Environment, AppointmentRun, AppointmentContext>([
  ['list', expectList],
  ['applied', expectAppointment],
  ['confirming', expectAppointment],
  ['confirming', expectCancellationCost],
  ['cancelled', expectCancellationCount],
  ['frozen', expectFrozen],
  ['time', expectNoTimes],
]);

/** States in which the page shows the result of the last attempt. */
const noticeStates: ReadonlySet<string> = new Set([
  ...['list', 'applied', 'frozen.counting', 'cancelled', 'questions', 'category', 'time'],
  ...['contact.missing', 'contact.skipped', 'contact.provided'],
]);

export function reportedFailure(
  state: string,
  { context }: ServedState<Environment>['snapshot'],
): ReportedFailure | null {
  const { fault, refusal, nothing_sent }: AppointmentContext = context;
  if (state === 'loadFailed' || state === 'timesLoadFailed') return { fault, isTriedAgain: false };
  if (!noticeStates.has(state)) return null;
  if (refusal !== null) return { refusal };
  return fault === null || nothing_sent ? null : { fault, isTriedAgain: false };
}

export async function expectAt(run: AppointmentRun, now: ServedState<Environment>, label: string): Promise<void> {
  const { snapshot } = now;
  await expectEffects(run, now);
  await expectByState(run, now, label);
  const { nothing_sent, fault }: AppointmentContext = snapshot.context;
  if (!nothing_sent || !matchesAny('applied', 'contact', 'cancelled', 'list')(snapshot)) return;
  await waitForText(run, 'That didn’t go through. Try again.');
  if (fault?.kind === 'notice') await waitForText(run, fault.msg);
}
