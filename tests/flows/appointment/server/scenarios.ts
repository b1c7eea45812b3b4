import { appointmentExamples } from '#machines/flows/appointment/examples.ts';
import type { AppointmentContext } from '#machines/flows/appointment/types.ts';
import {
  allowAnotherCode,
  dismissPhoneForm,
  expireCode,
  phoneProof,
  wrongPhoneProof,
} from '../../../flowkit/server/provingPhone.ts';
import {
  allOf,
  answerScenario,
  commandFaults,
  faultScenarios,
  fieldIs,
  not,
  outputsIn,
  readFaults,
  type ScenarioCondition,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import { demote, inSequence } from '../../../flowkit/server/setup.ts';
import { type Environment, type Status, times } from './environment.ts';
import { type AppointmentRun, mobile, setupTopic, withdrawnTopic } from './run.ts';
import {
  bookElsewhere,
  bookTimeForOther,
  cancelByConsultant,
  cancelElsewhere,
  cancelTwiceBefore,
  closeHours,
  deleteAnswers,
  type FlowSetup,
  freezeElsewhere,
  keepElsewhere,
  keepLast,
  offerGoal,
  openHours,
  putIntoSandbox,
  startAppointment,
  waitForEndOfFreeze,
  withdrawGoal,
  withdrawTopic,
} from './setup.ts';

type Condition = ScenarioCondition<Environment>;
type Options = ScenarioOptions<Environment, AppointmentRun>;

export const outputOfExample = outputsIn(appointmentExamples.ports);
const { also, afterFailures, comesTo } = scenarioFactories<Environment, AppointmentRun>();
const statusIs = fieldIs<Environment>()('stands');

const concurrentChange = (
  now: Status,
  from: readonly Status[],
  arrange: FlowSetup,
  change: Partial<Environment> = {},
) => ({
  when: statusIs(...from),
  becomes: { ...change, stands: now, done: null },
  arrange,
});

const withStatus = (coming: Omit<Parameters<typeof comesTo>[0], 'isSo'>, ...so: readonly Status[]) =>
  comesTo({ ...coming, isSo: statusIs(...so) });

const isUpcoming = statusIs('to come', 'moved');
const isFree = statusIs('free', 'cancelled', 'cancelled by us', 'kept');
const isCode =
  (...those: readonly Environment['code'][]): Condition =>
  ({ code }) =>
    those.includes(code);
const isBookable = allOf(isFree, isCode('right'));
const lacksOffer =
  (what: Environment['lacks']): Condition =>
  (environment) =>
    environment.lacks === what;
const lacksNothing = lacksOffer(null);
const isChosenTaken: Condition = ({ is_chosen_taken }) => is_chosen_taken;
const isThirdCancellation: Condition = ({ cancelled }) => cancelled === 2;
const isEarlyCancellation: Condition = ({ cancelled }) => cancelled < 2;
const isOnOffer: Condition = (environment, asking) => {
  const { category_id }: AppointmentContext = asking.before.context;
  return category_id !== withdrawnTopic && environment.lacks !== 'setup';
};

/** Cancelled by the page (`cancelled`) or in another window (null). */
const cancelledBy = (done: 'cancelled' | null) => ({
  when: allOf(isUpcoming, isEarlyCancellation),
  becomes: ({ cancelled }: Environment) => ({ stands: 'cancelled', done, cancelled: cancelled + 1 }) as const,
});
const cancelledConcurrently = { ...cancelledBy(null), arrange: cancelElsewhere };
const startedConcurrently = concurrentChange('under way', ['to come', 'moved'], startAppointment);

const saves: Options = {
  arrange: offerGoal,
  becomes: ({ stands: before, lacks: what }) => ({
    ...(before === 'new' && ({ stands: 'free', done: 'answered' } as const)),
    lacks: what === 'goal' ? null : what,
  }),
};
const books: Options = { when: isBookable, becomes: { stands: 'to come', done: 'booked' } };
const moves: Options = { when: statusIs('to come'), becomes: { stands: 'moved', done: 'moved' } };
const cancels: Options = cancelledBy('cancelled');
const cancelsOnceTooOften: Options = {
  when: allOf(isUpcoming, isThirdCancellation),
  becomes: { stands: 'frozen', done: 'frozen', cancelled: 3 },
};

const prove: FlowSetup = inSequence(allowAnotherCode, phoneProof(mobile));
const proveWrongly: FlowSetup = inSequence(allowAnotherCode, wrongPhoneProof(mobile));

export const appointmentScenarios: ScenarioTable<(typeof appointmentExamples)['ports'], Environment, AppointmentRun> = {
  readAppointments: {
    'the first time': {
      when: statusIs('new'),
      becomes: ({ was_answered }) => ({ was_answered: was_answered ?? false }),
    },
    free: [
      { when: statusIs('free') },
      also('as it was opened', {
        when: ({ was_answered }) => was_answered === null,
        becomes: { stands: 'free', was_answered: true },
      }),
    ],
    'to come': withStatus(concurrentChange('to come', ['free'], bookElsewhere), 'to come', 'moved'),
    'under way': withStatus(startedConcurrently, 'under way'),
    cancelled: withStatus(cancelledConcurrently, 'cancelled'),
    frozen: withStatus(concurrentChange('frozen', ['free'], freezeElsewhere, { cancelled: 3 }), 'frozen'),
    kept: withStatus(concurrentChange('kept', ['free'], keepElsewhere), 'kept'),
    'asked by a child account': withStatus(concurrentChange('child', ['free'], demote), 'child'),
    'in the sandbox': withStatus(concurrentChange('sandbox', ['free'], putIntoSandbox), 'sandbox'),
    ...readFaults,
  },
  saveAnswers: {
    saved: saves,
    'not a choice': {
      when: allOf(statusIs('new'), lacksNothing),
      becomes: { lacks: 'goal' },
      arrange: withdrawGoal,
    },
    ...commandFaults({ 'they were saved': saves }),
  },
  readTimes: {
    some: [
      { when: allOf(isOnOffer, allOf(not(lacksOffer('times')), not(isChosenTaken))) },
      also('once more', {
        when: allOf(isOnOffer, lacksOffer('times')),
        becomes: { lacks: null },
        arrange: openHours,
      }),
    ],
    'some, the first taken': { when: allOf(isOnOffer, allOf(isChosenTaken, lacksOffer('first'))) },
    'some, the later taken': { when: allOf(isOnOffer, allOf(isChosenTaken, lacksOffer('later'))) },
    none: comesTo({
      when: allOf(isOnOffer, lacksNothing),
      becomes: { lacks: 'times' },
      arrange: closeHours,
      isSo: allOf(isOnOffer, lacksOffer('times')),
    }),
    'not offered any more': {
      when: allOf(not(isOnOffer), lacksNothing),
      becomes: { lacks: 'topic' },
      arrange: withdrawTopic(withdrawnTopic),
    },
    ...faultScenarios,
  },
  provePhone: {
    entered: [
      { becomes: { code: 'right' }, arrange: prove },
      also('a wrong one', {
        when: allOf(statusIs('free'), isCode(null)),
        becomes: { code: 'wrong' },
        arrange: proveWrongly,
      }),
    ],
    left: { arrange: dismissPhoneForm },
  },
  book: {
    booked: books,
    'the time is taken': [
      {
        when: allOf(isBookable, lacksNothing),
        becomes: { lacks: 'first', is_chosen_taken: true },
        arrange: bookTimeForOther(times.first),
      },
      // A client has at most one appointment to come, whatever times are free.
      () => [
        answerScenario('booked elsewhere meanwhile', outputOfExample('move', 'it has begun'), {
          ...concurrentChange('to come', ['free'], bookElsewhere),
          when: allOf(statusIs('free'), isCode('right')),
        }),
      ],
    ],
    'frozen meanwhile': {
      ...concurrentChange('frozen', ['free'], freezeElsewhere, { cancelled: 3 }),
      when: allOf(statusIs('free'), isCode('right')),
    },
    'not offered any more': {
      when: allOf(isBookable, lacksNothing),
      becomes: { lacks: 'setup' },
      arrange: withdrawTopic(setupTopic),
    },
    'the answers are missing': {
      ...concurrentChange('new', ['free'], deleteAnswers),
      when: allOf(statusIs('free'), isCode('right')),
    },
    'the code is wrong': { when: isCode('wrong') },
    'the code is old': [
      { when: isCode('right'), becomes: { code: 'old' }, arrange: expireCode },
      also('as before', { when: isCode('old') }),
    ],
    ...commandFaults({ 'it was booked': books }),
  },
  move: {
    moved: moves,
    'the time is taken': {
      when: allOf(statusIs('to come'), lacksNothing),
      becomes: { lacks: 'later', is_chosen_taken: true },
      arrange: bookTimeForOther(times.later),
    },
    'it has begun': [startedConcurrently, also('or is cancelled', cancelledConcurrently)],
    ...commandFaults({ 'it was moved': moves }),
  },
  readLimit: {
    'it costs little': { when: allOf(isUpcoming, isEarlyCancellation) },
    'it freezes': comesTo({
      when: allOf(isUpcoming, ({ cancelled }) => cancelled === 0),
      becomes: { cancelled: 2, done: null },
      arrange: cancelTwiceBefore,
      isSo: allOf(isUpcoming, isThirdCancellation),
    }),
    ...readFaults,
  },
  cancel: {
    cancelled: cancels,
    'frozen by it': cancelsOnceTooOften,
    'it has begun': [startedConcurrently, also('or is cancelled', cancelledConcurrently)],
    ...commandFaults({ 'it was cancelled': cancels, 'booking is frozen by it': cancelsOnceTooOften }),
  },
  checkOutcome: {
    'to come': [{ when: statusIs('to come') }, afterFailures(statusIs('to come'))],
    moved: { when: statusIs('moved') },
    cancelled: { when: statusIs('cancelled') },
    frozen: { when: statusIs('frozen') },
    'nothing yet': { when: statusIs('free', 'kept', 'cancelled by us') },
  },
  watchAppointment: {
    'it has begun': startedConcurrently,
    'it took place': concurrentChange('kept', ['under way'], keepLast),
    'cancelled by us': concurrentChange('cancelled by us', ['to come', 'moved'], cancelByConsultant),
  },
  untilFreezeEnds: {
    'it is over': {
      when: (environment) => environment.stands === 'frozen' && environment.done === null,
      becomes: { stands: 'cancelled', cancelled: 0 },
      arrange: waitForEndOfFreeze,
    },
    'no clock': 'the page has a clock; the suite of the views has none',
  },
};
