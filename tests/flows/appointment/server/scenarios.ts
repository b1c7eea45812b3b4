import { appointmentExamples } from '#machines/flows/appointment/examples.ts';
import type { AppointmentContext } from '#machines/flows/appointment/types.ts';
import { demote, inTurn } from '../../../flowkit/server/arranging.ts';
import {
  expireCode,
  leaveProof,
  letCodePause,
  provePhone,
  provePhoneWrongly,
} from '../../../flowkit/server/provingPhone.ts';
import {
  answers,
  both,
  commandFaults,
  faultScenarios,
  fieldIs,
  type More,
  not,
  outputsIn,
  readFaults,
  type ScenarioTable,
  tellings,
  type When,
} from '../../../flowkit/server/scenario.ts';
import {
  type Arrange,
  bookElsewhere,
  cancelByUs,
  cancelElsewhere,
  cancelTwiceBefore,
  closeHours,
  freezeElsewhere,
  keepElsewhere,
  keepLast,
  letBegin,
  loseAnswers,
  offerGoal,
  openHours,
  putIntoSandbox,
  takeTime,
  waitForEndOfFreeze,
  withdraw,
  withdrawGoal,
} from './arrange.ts';
import { type Environment, type Stands, times } from './environment.ts';
import { type AppointmentRun, mobile, setup, withdrawnTopic } from './run.ts';

type Is = When<Environment>;
type Ways = More<Environment, AppointmentRun>;

export const outputOf = outputsIn(appointmentExamples.ports);
const { also, afterFailures, comesTo } = tellings<Environment, AppointmentRun>();
const stands = fieldIs<Environment>()('stands');

const byOthers = (now: Stands, from: readonly Stands[], arrange: Arrange, change: Partial<Environment> = {}) => ({
  when: stands(...from),
  becomes: { ...change, stands: now, done: null },
  arrange,
});

const standsOrComes = (coming: Omit<Parameters<typeof comesTo>[0], 'isSo'>, ...so: readonly Stands[]) =>
  comesTo({ ...coming, isSo: stands(...so) });

const isToCome = stands('to come', 'moved');
const isFree = stands('free', 'cancelled', 'cancelled by us', 'kept');
const isCode =
  (...those: readonly Environment['code'][]): Is =>
  ({ code }) =>
    those.includes(code);
const isBookable = both(isFree, isCode('right'));
const lacks =
  (what: Environment['lacks']): Is =>
  (environment) =>
    environment.lacks === what;
const lacksNothing = lacks(null);
const isChosenTaken: Is = ({ is_chosen_taken }) => is_chosen_taken;
const isCostly: Is = ({ cancelled }) => cancelled === 2;
const isCheap: Is = ({ cancelled }) => cancelled < 2;
const isOnOffer: Is = (environment, asking) => {
  const { category_id }: AppointmentContext = asking.before.context;
  return category_id !== withdrawnTopic && environment.lacks !== 'setup';
};

/** Cancelled by the page (`cancelled`) or in another window (null). */
const cancelledBy = (done: 'cancelled' | null) => ({
  when: both(isToCome, isCheap),
  becomes: ({ cancelled }: Environment) => ({ stands: 'cancelled', done, cancelled: cancelled + 1 }) as const,
});
const cancelledByOthers = { ...cancelledBy(null), arrange: cancelElsewhere };
const begun = byOthers('under way', ['to come', 'moved'], letBegin);

const saves: Ways = {
  arrange: offerGoal,
  becomes: ({ stands: before, lacks: what }) => ({
    ...(before === 'new' && ({ stands: 'free', done: 'answered' } as const)),
    lacks: what === 'goal' ? null : what,
  }),
};
const books: Ways = { when: isBookable, becomes: { stands: 'to come', done: 'booked' } };
const moves: Ways = { when: stands('to come'), becomes: { stands: 'moved', done: 'moved' } };
const cancels: Ways = cancelledBy('cancelled');
const cancelsOnceTooOften: Ways = {
  when: both(isToCome, isCostly),
  becomes: { stands: 'frozen', done: 'frozen', cancelled: 3 },
};

const prove: Arrange = inTurn(letCodePause, provePhone(mobile));
const proveWrongly: Arrange = inTurn(letCodePause, provePhoneWrongly(mobile));

export const appointmentScenarios: ScenarioTable<(typeof appointmentExamples)['ports'], Environment, AppointmentRun> = {
  readAppointments: {
    'the first time': {
      when: stands('new'),
      becomes: ({ was_answered }) => ({ was_answered: was_answered ?? false }),
    },
    free: [
      { when: stands('free') },
      also('as it was opened', {
        when: ({ was_answered }) => was_answered === null,
        becomes: { stands: 'free', was_answered: true },
      }),
    ],
    'to come': standsOrComes(byOthers('to come', ['free'], bookElsewhere), 'to come', 'moved'),
    'under way': standsOrComes(begun, 'under way'),
    cancelled: standsOrComes(cancelledByOthers, 'cancelled'),
    frozen: standsOrComes(byOthers('frozen', ['free'], freezeElsewhere, { cancelled: 3 }), 'frozen'),
    kept: standsOrComes(byOthers('kept', ['free'], keepElsewhere), 'kept'),
    'asked by a child account': standsOrComes(byOthers('child', ['free'], demote), 'child'),
    'in the sandbox': standsOrComes(byOthers('sandbox', ['free'], putIntoSandbox), 'sandbox'),
    ...readFaults,
  },
  saveAnswers: {
    saved: saves,
    'not a choice': {
      when: both(stands('new'), lacksNothing),
      becomes: { lacks: 'goal' },
      arrange: withdrawGoal,
    },
    ...commandFaults({ 'they were saved': saves }),
  },
  readTimes: {
    some: [
      { when: both(isOnOffer, both(not(lacks('times')), not(isChosenTaken))) },
      also('once more', {
        when: both(isOnOffer, lacks('times')),
        becomes: { lacks: null },
        arrange: openHours,
      }),
    ],
    'some, the first taken': { when: both(isOnOffer, both(isChosenTaken, lacks('first'))) },
    'some, the later taken': { when: both(isOnOffer, both(isChosenTaken, lacks('later'))) },
    none: comesTo({
      when: both(isOnOffer, lacksNothing),
      becomes: { lacks: 'times' },
      arrange: closeHours,
      isSo: both(isOnOffer, lacks('times')),
    }),
    'not offered any more': {
      when: both(not(isOnOffer), lacksNothing),
      becomes: { lacks: 'topic' },
      arrange: withdraw(withdrawnTopic),
    },
    ...faultScenarios,
  },
  provePhone: {
    entered: [
      { becomes: { code: 'right' }, arrange: prove },
      also('a wrong one', {
        when: both(stands('free'), isCode(null)),
        becomes: { code: 'wrong' },
        arrange: proveWrongly,
      }),
    ],
    left: { arrange: leaveProof },
  },
  book: {
    booked: books,
    'the time is taken': [
      {
        when: both(isBookable, lacksNothing),
        becomes: { lacks: 'first', is_chosen_taken: true },
        arrange: takeTime(times.first),
      },
      // A client has at most one appointment to come, whatever times are free.
      () => [
        answers('booked elsewhere meanwhile', outputOf('move', 'it has begun'), {
          ...byOthers('to come', ['free'], bookElsewhere),
          when: both(stands('free'), isCode('right')),
        }),
      ],
    ],
    'frozen meanwhile': {
      ...byOthers('frozen', ['free'], freezeElsewhere, { cancelled: 3 }),
      when: both(stands('free'), isCode('right')),
    },
    'not offered any more': {
      when: both(isBookable, lacksNothing),
      becomes: { lacks: 'setup' },
      arrange: withdraw(setup),
    },
    'the answers are missing': {
      ...byOthers('new', ['free'], loseAnswers),
      when: both(stands('free'), isCode('right')),
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
      when: both(stands('to come'), lacksNothing),
      becomes: { lacks: 'later', is_chosen_taken: true },
      arrange: takeTime(times.later),
    },
    'it has begun': [begun, also('or is cancelled', cancelledByOthers)],
    ...commandFaults({ 'it was moved': moves }),
  },
  readLimit: {
    'it costs little': { when: both(isToCome, isCheap) },
    'it freezes': comesTo({
      when: both(isToCome, ({ cancelled }) => cancelled === 0),
      becomes: { cancelled: 2, done: null },
      arrange: cancelTwiceBefore,
      isSo: both(isToCome, isCostly),
    }),
    ...readFaults,
  },
  cancel: {
    cancelled: cancels,
    'frozen by it': cancelsOnceTooOften,
    'it has begun': [begun, also('or is cancelled', cancelledByOthers)],
    ...commandFaults({ 'it was cancelled': cancels, 'booking is frozen by it': cancelsOnceTooOften }),
  },
  lookUp: {
    'to come': [{ when: stands('to come') }, afterFailures(stands('to come'))],
    moved: { when: stands('moved') },
    cancelled: { when: stands('cancelled') },
    frozen: { when: stands('frozen') },
    'nothing yet': { when: stands('free', 'kept', 'cancelled by us') },
  },
  watchAppointment: {
    'it has begun': begun,
    'it took place': byOthers('kept', ['under way'], keepLast),
    'cancelled by us': byOthers('cancelled by us', ['to come', 'moved'], cancelByUs),
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
