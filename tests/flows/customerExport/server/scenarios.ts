import { customerExportExamples } from '#machines/flows/customerExport/examples.ts';
import { type Arrange as ArrangeOf, inTurn } from '../../../flowkit/server/arranging.ts';
import {
  both,
  commandFaults,
  fails,
  type More,
  outputsIn,
  readFaults,
  type ScenarioTable,
  shownByViews,
  tellings,
  type When,
} from '../../../flowkit/server/scenario.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { emptyBook, fillBook, permit, type Reach, type Wanted } from './book.ts';
import {
  begun,
  canBegin,
  canBeginFirst,
  canResume,
  canResumeNow,
  hasPlace,
  inOrder,
  isFirst,
  isNew,
  isOf,
  isOpen,
  isPermitted,
  isStopped,
  isUnderWay,
  isUntouched,
  jobIs,
  reaches,
  turns,
} from './conditions.ts';
import {
  age,
  beginElsewhere,
  breakOff,
  cancelElsewhere,
  type Environment,
  finish,
  forget,
  type Job,
  loseReach,
  resumeElsewhere,
  takePlaces,
  work,
} from './environment.ts';

type Is = When<Environment>;
type Ways = More<Environment, ServedRun>;
type Arrange = ArrangeOf<ServedRun>;

export const outputOf = outputsIn(customerExportExamples.ports);
const { also, afterFailures, afterNothing, comesTo } = tellings<Environment, ServedRun>();

const until =
  (place: Parameters<typeof work>[1]): Arrange =>
  (run) =>
    work(run, place);
const may =
  (reach: Environment['reach']): Arrange =>
  ({ world }) =>
    permit(world, reach);
const ages: Arrange = (run) => age(run, 25);

/** Another window brings the export to this status, or it already has it. */
const stands = (is: Job['is'], arrange: Arrange = inTurn(), of: Wanted = 'everything', more = turns(is)) =>
  comesTo({
    when: isUntouched,
    becomes: inOrder(begun({ of, by: 'elsewhere' }), more),
    arrange: inTurn((run) => beginElsewhere(run, of), arrange),
    isSo: both(jobIs(is), isOf(of), isPermitted),
  });

const reachIs = (reach: Reach) =>
  comesTo({ when: isUntouched, becomes: { reach }, arrange: may(reach), isSo: both(isNew, reaches(reach)) });

const meanwhile = (when: Is, is: Job['is'], arrange?: Arrange): Ways => ({
  when,
  becomes: turns(is),
  ...(arrange && { arrange }),
});

const begins: Ways = { when: canBegin, becomes: begun() };
const cancels: Ways = { when: isUnderWay, becomes: turns('cancelled') };
const goesOn: Ways = { when: canResumeNow, becomes: turns('queued') };
const withdrawn = (when: Is) => ({
  when: both(when, isFirst),
  becomes: { reach: 'none' } as const,
  arrange: may('none'),
});
const gone = (when: Is): Ways => ({ when: both(when, isFirst), becomes: { job: null }, arrange: forget });

const bookIs = (book: 'empty' | 'full', arrange: Arrange) =>
  comesTo({ when: canBeginFirst, becomes: { book }, arrange, isSo: both(isNew, (now) => now.book === book) });
const placesAreTaken = (when: Is, isSo: Is) =>
  comesTo({
    when: both(when, isOpen, isFirst),
    becomes: { place: 'taken' },
    arrange: (run) => takePlaces(run, 'taken'),
    isSo: both(when, isSo),
  });

const tooMany = fails(
  'too many requests',
  { kind: 'refused', refusal: { code: 'too_many_requests' } },
  'too many requests',
);

const failures = (what: string, ways: Ways) => {
  const faults = commandFaults({ [what]: ways });
  return { ...faults, 'out of service': [...faults['out of service'], tooMany] };
};

export const customerExportScenarios: ScenarioTable<(typeof customerExportExamples)['ports'], Environment, ServedRun> =
  {
    readExport: {
      'nothing under way': [
        { when: both(isNew, reaches('all')) },
        also('permitted by now', {
          when: both(isNew, reaches('none')),
          becomes: { reach: 'all' },
          arrange: may('all'),
        }),
      ],
      'own customers only': reachIs('own'),
      'customers of a department': reachIs('department'),
      'customers of one department alone': shownByViews,
      'own customers, and those below': shownByViews,
      'customers of a department, and own ones': shownByViews,
      'not permitted': [
        comesTo({ ...withdrawn(isUntouched), isSo: reaches('none') }),
        also('any more', withdrawn(both(jobIs('ready', 'cancelled'), isPermitted))),
      ],
      'waiting to be taken up': stands('queued'),
      'being read': stands('reading', until('three are read')),
      'being written': stands('writing', until('two are written')),
      ready: stands('ready', finish),
      'one customer, ready': stands('ready', finish, 'narrow'),
      cancelled: stands('cancelled', cancelElsewhere),
      'cancelled long ago': stands('cancelled long ago', inTurn(cancelElsewhere, ages)),
      'broken off': stands('broken off', breakOff),
      'the permission has changed': stands('changed', loseReach),
      expired: stands('expired', inTurn(finish, ages), 'everything', inOrder(turns('ready'), turns('expired'))),
      ...readFaults,
    },
    watchExport: {
      'being read': meanwhile(
        both(jobIs('queued'), isOf('everything'), ({ job }) => job?.kept === 0 && job.reach === 'all'),
        'reading',
        until('three are read'),
      ),
      'being written': meanwhile(
        both(jobIs('queued', 'reading'), isOf('everything'), ({ job }) => job?.reach === 'all' && job.kept < 6),
        'writing',
        until('two are written'),
      ),
      ready: [meanwhile(isUnderWay, 'ready', finish), afterNothing(meanwhile(isUnderWay, 'ready', finish))],
      'cancelled elsewhere': comesTo({
        when: both(isUnderWay, isFirst),
        becomes: turns('cancelled'),
        arrange: cancelElsewhere,
        isSo: jobIs('cancelled'),
      }),
      'broken off': meanwhile(both(isUnderWay, isFirst), 'broken off', breakOff),
      'not permitted any more': withdrawn(both(isUnderWay, isPermitted)),
    },
    beginExport: {
      begun: begins,
      'no customer is meant': bookIs('empty', ({ world }) => emptyBook(world)),
      'too many customers are meant': bookIs('full', ({ world }) => fillBook(world)),
      'too many exports': [
        placesAreTaken(both(isNew, isPermitted), ({ place }) => place !== 'free'),
        also('today', {
          when: canBeginFirst,
          becomes: { place: 'spent' },
          arrange: (run) => takePlaces(run, 'spent'),
        }),
      ],
      'one is under way': [
        {
          when: canBegin,
          becomes: begun({ of: 'everything', by: 'elsewhere' }),
          arrange: (run) => beginElsewhere(run),
        },
        also('the one before goes on', {
          when: both(canBegin, (now, asking) => canResumeNow({ ...now, job: now.before }, asking)),
          becomes: inOrder(
            ({ before }) => ({ job: before && { ...before, by: 'elsewhere again' }, before: null }),
            turns('queued'),
          ),
          arrange: resumeElsewhere,
        }),
      ],
      'the department is gone': {
        when: both(
          canBeginFirst,
          ({ wanted }) => wanted === 'narrow',
          ({ reach }) => reach !== 'own',
        ),
        becomes: { reach: 'own' },
        arrange: may('own'),
      },
      'not permitted any more': withdrawn(canBeginFirst),
      ...failures('it was begun', begins),
    },
    cancelExport: {
      cancelled: cancels,
      'ready meanwhile': [
        meanwhile(isUnderWay, 'ready', finish),
        also('or cancelled already', { when: jobIs('cancelled') }),
      ],
      gone: gone(isUnderWay),
      ...failures('it was cancelled', cancels),
    },
    resumeExport: {
      'going on': goesOn,
      'too late': meanwhile(both(jobIs('cancelled'), hasPlace), 'cancelled long ago', ages),
      'one is under way': [
        {
          when: both(canResumeNow, isFirst),
          becomes: inOrder(({ job }) => ({ before: job }), begun({ of: 'everything', by: 'elsewhere' })),
          arrange: (run) => beginElsewhere(run),
        },
        also('this one', { ...goesOn, arrange: resumeElsewhere }),
      ],
      'too many exports': placesAreTaken(canResume, ({ place }) => place === 'taken'),
      'not permitted any more': [
        withdrawn(canResumeNow),
        also('or to export others', {
          when: both(canResumeNow, isFirst, reaches('all')),
          becomes: { reach: 'department' },
          arrange: may('department'),
        }),
      ],
      gone: gone(isStopped),
      ...failures('it goes on', goesOn),
    },
    lookUp: {
      'nothing begun': { when: both(isNew, isPermitted) },
      begun: [{ when: jobIs('queued') }, afterFailures(jobIs('queued'))],
      ready: meanwhile(jobIs('queued'), 'ready', finish),
      'still cancelled': { when: isStopped },
    },
    untilExpiry: {
      'its time is over': {
        ...meanwhile(jobIs('ready'), 'expired'),
        arrange: ({ clock }) => clock.passes(61 * 60_000),
      },
      'no clock': 'a browser always has a clock',
    },
  };
