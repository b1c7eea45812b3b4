import { customerExportExamples } from '#machines/flows/customerExport/examples.ts';
import {
  allOf,
  commandFaults,
  faultScenario,
  leftToViewsReason,
  outputsIn,
  readFaults,
  type ScenarioCondition,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { type Setup as ArrangeOf, inSequence } from '../../../flowkit/server/setup.ts';
import {
  canBegin,
  canBeginFirst,
  canResume,
  canResumeNow,
  changeInSequence,
  hasNoJob,
  hasQuota,
  isFirst,
  isOpen,
  isPermitted,
  isRequest,
  isStopped,
  isUnderWay,
  isUntouched,
  jobIs,
  reachIs,
  setJobStatus,
  startJob,
} from './conditions.ts';
import { deleteCustomers, fillCustomersToLimit, type Reach, type RequestName, setReach } from './customers.ts';
import {
  ageExport,
  beginElsewhere,
  cancelElsewhere,
  deleteExport,
  type Environment,
  failExport,
  finish,
  type Job,
  narrowReach,
  resumeElsewhere,
  runWorkerUntil,
  useUpQuota,
} from './environment.ts';

type Condition = ScenarioCondition<Environment>;
type Options = ScenarioOptions<Environment, ServedRun>;
type FlowSetup = ArrangeOf<ServedRun>;

export const outputOfExample = outputsIn(customerExportExamples.ports);
const { also, afterFailures, afterNothing, comesTo } = scenarioFactories<Environment, ServedRun>();

const workUntil =
  (place: Parameters<typeof runWorkerUntil>[1]): FlowSetup =>
  (run) =>
    runWorkerUntil(run, place);
const setReachTo =
  (reach: Environment['reach']): FlowSetup =>
  ({ world }) =>
    setReach(world, reach);
const agePastRetention: FlowSetup = (run) => ageExport(run, 25);

/** Another window brings the export to this status, or it already has it. */
const withJob = (
  is: Job['is'],
  arrange: FlowSetup = inSequence(),
  of: RequestName = 'everything',
  more = setJobStatus(is),
) =>
  comesTo({
    when: isUntouched,
    becomes: changeInSequence(startJob({ of, by: 'elsewhere' }), more),
    arrange: inSequence((run) => beginElsewhere(run, of), arrange),
    isSo: allOf(jobIs(is), isRequest(of), isPermitted),
  });

const withReach = (reach: Reach) =>
  comesTo({ when: isUntouched, becomes: { reach }, arrange: setReachTo(reach), isSo: allOf(hasNoJob, reachIs(reach)) });

const concurrentChange = (when: Condition, is: Job['is'], arrange?: FlowSetup): Options => ({
  when,
  becomes: setJobStatus(is),
  ...(arrange && { arrange }),
});

const begins: Options = { when: canBegin, becomes: startJob() };
const cancels: Options = { when: isUnderWay, becomes: setJobStatus('cancelled') };
const resumesExport: Options = { when: canResumeNow, becomes: setJobStatus('queued') };
const permissionWithdrawn = (when: Condition) => ({
  when: allOf(when, isFirst),
  becomes: { reach: 'none' } as const,
  arrange: setReachTo('none'),
});
const gone = (when: Condition): Options => ({
  when: allOf(when, isFirst),
  becomes: { job: null },
  arrange: deleteExport,
});

const withCustomers = (book: 'empty' | 'full', arrange: FlowSetup) =>
  comesTo({ when: canBeginFirst, becomes: { book }, arrange, isSo: allOf(hasNoJob, (now) => now.book === book) });
const withQuotaUsed = (when: Condition, isSo: Condition) =>
  comesTo({
    when: allOf(when, isOpen, isFirst),
    becomes: { place: 'taken' },
    arrange: (run) => useUpQuota(run, 'taken'),
    isSo: allOf(when, isSo),
  });

const tooMany = faultScenario(
  'too many requests',
  { kind: 'refused', refusal: { code: 'too_many_requests' } },
  'too many requests',
);

const failures = (what: string, ways: Options) => {
  const faults = commandFaults({ [what]: ways });
  return { ...faults, 'out of service': [...faults['out of service'], tooMany] };
};

export const customerExportScenarios: ScenarioTable<(typeof customerExportExamples)['ports'], Environment, ServedRun> =
  {
    readExport: {
      'nothing under way': [
        { when: allOf(hasNoJob, reachIs('all')) },
        also('permitted by now', {
          when: allOf(hasNoJob, reachIs('none')),
          becomes: { reach: 'all' },
          arrange: setReachTo('all'),
        }),
      ],
      'own customers only': withReach('own'),
      'customers of a department': withReach('department'),
      'customers of one department alone': leftToViewsReason,
      'own customers, and those below': leftToViewsReason,
      'customers of a department, and own ones': leftToViewsReason,
      'not permitted': [
        comesTo({ ...permissionWithdrawn(isUntouched), isSo: reachIs('none') }),
        also('any more', permissionWithdrawn(allOf(jobIs('ready', 'cancelled'), isPermitted))),
      ],
      'waiting to be taken up': withJob('queued'),
      'being read': withJob('reading', workUntil('three are read')),
      'being written': withJob('writing', workUntil('two are written')),
      ready: withJob('ready', finish),
      'one customer, ready': withJob('ready', finish, 'narrow'),
      cancelled: withJob('cancelled', cancelElsewhere),
      'cancelled long ago': withJob('cancelled long ago', inSequence(cancelElsewhere, agePastRetention)),
      'broken off': withJob('broken off', failExport),
      'the permission has changed': withJob('changed', narrowReach),
      expired: withJob(
        'expired',
        inSequence(finish, agePastRetention),
        'everything',
        changeInSequence(setJobStatus('ready'), setJobStatus('expired')),
      ),
      ...readFaults,
    },
    watchExport: {
      'being read': concurrentChange(
        allOf(jobIs('queued'), isRequest('everything'), ({ job }) => job?.kept === 0 && job.reach === 'all'),
        'reading',
        workUntil('three are read'),
      ),
      'being written': concurrentChange(
        allOf(jobIs('queued', 'reading'), isRequest('everything'), ({ job }) => job?.reach === 'all' && job.kept < 6),
        'writing',
        workUntil('two are written'),
      ),
      ready: [
        concurrentChange(isUnderWay, 'ready', finish),
        afterNothing(concurrentChange(isUnderWay, 'ready', finish)),
      ],
      'cancelled elsewhere': comesTo({
        when: allOf(isUnderWay, isFirst),
        becomes: setJobStatus('cancelled'),
        arrange: cancelElsewhere,
        isSo: jobIs('cancelled'),
      }),
      'broken off': concurrentChange(allOf(isUnderWay, isFirst), 'broken off', failExport),
      'not permitted any more': permissionWithdrawn(allOf(isUnderWay, isPermitted)),
    },
    beginExport: {
      begun: begins,
      'no customer is meant': withCustomers('empty', ({ world }) => deleteCustomers(world)),
      'too many customers are meant': withCustomers('full', ({ world }) => fillCustomersToLimit(world)),
      'too many exports': [
        withQuotaUsed(allOf(hasNoJob, isPermitted), ({ place }) => place !== 'free'),
        also('today', {
          when: canBeginFirst,
          becomes: { place: 'spent' },
          arrange: (run) => useUpQuota(run, 'spent'),
        }),
      ],
      'one is under way': [
        {
          when: canBegin,
          becomes: startJob({ of: 'everything', by: 'elsewhere' }),
          arrange: (run) => beginElsewhere(run),
        },
        also('the one before goes on', {
          when: allOf(canBegin, (now, asking) => canResumeNow({ ...now, job: now.before }, asking)),
          becomes: changeInSequence(
            ({ before }) => ({ job: before && { ...before, by: 'elsewhere again' }, before: null }),
            setJobStatus('queued'),
          ),
          arrange: resumeElsewhere,
        }),
      ],
      'the department is gone': {
        when: allOf(
          canBeginFirst,
          ({ wanted }) => wanted === 'narrow',
          ({ reach }) => reach !== 'own',
        ),
        becomes: { reach: 'own' },
        arrange: setReachTo('own'),
      },
      'not permitted any more': permissionWithdrawn(canBeginFirst),
      ...failures('it was begun', begins),
    },
    cancelExport: {
      cancelled: cancels,
      'ready meanwhile': [
        concurrentChange(isUnderWay, 'ready', finish),
        also('or cancelled already', { when: jobIs('cancelled') }),
      ],
      gone: gone(isUnderWay),
      ...failures('it was cancelled', cancels),
    },
    resumeExport: {
      'going on': resumesExport,
      'too late': concurrentChange(allOf(jobIs('cancelled'), hasQuota), 'cancelled long ago', agePastRetention),
      'one is under way': [
        {
          when: allOf(canResumeNow, isFirst),
          becomes: changeInSequence(({ job }) => ({ before: job }), startJob({ of: 'everything', by: 'elsewhere' })),
          arrange: (run) => beginElsewhere(run),
        },
        also('this one', { ...resumesExport, arrange: resumeElsewhere }),
      ],
      'too many exports': withQuotaUsed(canResume, ({ place }) => place === 'taken'),
      'not permitted any more': [
        permissionWithdrawn(canResumeNow),
        also('or to export others', {
          when: allOf(canResumeNow, isFirst, reachIs('all')),
          becomes: { reach: 'department' },
          arrange: setReachTo('department'),
        }),
      ],
      gone: gone(isStopped),
      ...failures('it goes on', resumesExport),
    },
    checkOutcome: {
      'nothing begun': { when: allOf(hasNoJob, isPermitted) },
      begun: [{ when: jobIs('queued') }, afterFailures(jobIs('queued'))],
      ready: concurrentChange(jobIs('queued'), 'ready', finish),
      'still cancelled': { when: isStopped },
    },
    untilExpiry: {
      'its time is over': {
        ...concurrentChange(jobIs('ready'), 'expired'),
        arrange: ({ clock }) => clock.passes(61 * 60_000),
      },
      'no clock': 'a browser always has a clock',
    },
  };
