import {
  allOf,
  applyChange,
  type EnvironmentChange,
  fieldIs,
  type ScenarioCondition,
} from '../../../flowkit/server/scenario.ts';
import type { RequestName } from './customers.ts';
import type { Environment, Job } from './environment.ts';
import { totalOf } from './expected.ts';

type Condition = ScenarioCondition<Environment>;
type EnvironmentUpdate = (environment: Environment) => Partial<Environment>;

export const jobIs =
  (...all: readonly Job['is'][]) =>
  ({ job }: Environment): boolean =>
    job !== null && all.includes(job.is);
export const isUnderWay = jobIs('queued', 'reading', 'writing');
export const isStopped = jobIs('cancelled', 'broken off');
export const isRequest =
  (of: RequestName): Condition =>
  ({ job }) =>
    job?.of === of;
export const reachIs = fieldIs<Environment>()('reach');
export const isPermitted: Condition = ({ reach }) => reach !== 'none';
export const hasNoJob: Condition = ({ job }) => job === null;
export const isFirst: Condition = ({ before }) => before === null;
export const isOpen: Condition = ({ book, place }) => book === 'usual' && place === 'free';
/** Before anything has happened, with a request that the paths know. */
export const isUntouched = allOf(hasNoJob, isFirst, isOpen, reachIs('all'), ({ wanted }) => wanted !== null);
export const canBegin = allOf(hasNoJob, isOpen, isPermitted);
/** Others act only around the first export in these paths. */
export const canBeginFirst = allOf(canBegin, isFirst);
/** The export has ended, and its owner's reach is the same as when it began. */
export const canResume = allOf(isStopped, ({ job, reach }) => job?.reach === reach);
export const hasQuota: Condition = ({ place }) => place !== 'taken';
export const canResumeNow = allOf(canResume, hasQuota);

export const startJob =
  (by: Partial<Pick<Job, 'of' | 'by'>> = {}): EnvironmentUpdate =>
  ({ reach, wanted }) => {
    if (reach === 'none') throw new Error('nobody begins who may not');
    const job = { is: 'queued', of: wanted ?? 'everything', reach, by: 'page', read: 0, written: 0, kept: 0 } as const;
    return { job: { ...job, ...by } };
  };

export const setJobStatus =
  (is: Job['is']): EnvironmentUpdate =>
  ({ job }) =>
    job === null ? {} : { job: { ...job, ...progress(is, job), is } };

function progress(is: Job['is'], job: Job): Partial<Job> {
  const total = totalOf(job);
  const whole = { read: total, written: total, kept: 0 };
  const by: Partial<Record<Job['is'], Partial<Job>>> = {
    queued: { read: job.kept, written: 0 },
    reading: { read: 3, kept: 2 },
    writing: { read: total, written: 2, kept: total },
    ready: whole,
  };
  return by[is] ?? {};
}

export const changeInSequence =
  (...all: readonly EnvironmentChange<Environment>[]): EnvironmentUpdate =>
  (environment) =>
    all.reduce(applyChange, environment);
