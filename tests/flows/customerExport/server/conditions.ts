import { both, type Change, changed, fieldIs, type When } from '../../../flowkit/server/scenario.ts';
import type { Wanted } from './book.ts';
import type { Environment, Job } from './environment.ts';
import { totalOf } from './expected.ts';

type Is = When<Environment>;
type Derived = (environment: Environment) => Partial<Environment>;

export const jobIs =
  (...all: readonly Job['is'][]) =>
  ({ job }: Environment): boolean =>
    job !== null && all.includes(job.is);
export const isUnderWay = jobIs('queued', 'reading', 'writing');
export const isStopped = jobIs('cancelled', 'broken off');
export const isOf =
  (of: Wanted): Is =>
  ({ job }) =>
    job?.of === of;
export const reaches = fieldIs<Environment>()('reach');
export const isPermitted: Is = ({ reach }) => reach !== 'none';
export const isNew: Is = ({ job }) => job === null;
export const isFirst: Is = ({ before }) => before === null;
export const isOpen: Is = ({ book, place }) => book === 'usual' && place === 'free';
/** Before anything has happened, with a request that the paths know. */
export const isUntouched = both(isNew, isFirst, isOpen, reaches('all'), ({ wanted }) => wanted !== null);
export const canBegin = both(isNew, isOpen, isPermitted);
/** Others act only around the first export in these paths. */
export const canBeginFirst = both(canBegin, isFirst);
/** The export has ended, and its owner's reach is the same as when it began. */
export const canResume = both(isStopped, ({ job, reach }) => job?.reach === reach);
export const hasPlace: Is = ({ place }) => place !== 'taken';
export const canResumeNow = both(canResume, hasPlace);

export const begun =
  (by: Partial<Pick<Job, 'of' | 'by'>> = {}): Derived =>
  ({ reach, wanted }) => {
    if (reach === 'none') throw new Error('nobody begins who may not');
    const job = { is: 'queued', of: wanted ?? 'everything', reach, by: 'page', read: 0, written: 0, kept: 0 } as const;
    return { job: { ...job, ...by } };
  };

export const turns =
  (is: Job['is']): Derived =>
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

export const inOrder =
  (...all: readonly Change<Environment>[]): Derived =>
  (environment) =>
    all.reduce(changed, environment);
