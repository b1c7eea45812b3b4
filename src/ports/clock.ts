import { fromPromise } from 'xstate';
import type { MomentIn, UntilMoment, UntilPassed } from '#machines/kit/deadline.ts';

/** A timer stops while the computer sleeps and holds at most 24 days, so the clock is checked this often. */
const checkIntervalMs = 30_000;

/**
 * A clock that never goes back. It follows the device clock forward, across a sleep of the computer too. While the
 * device clock is behind an earlier reading, it advances by `elapsed`: milliseconds on a scale that cannot be set.
 * Without it a correction of the device clock would lengthen every wait for a moment.
 */
export function steadyClock(device: () => Date, elapsed: () => number): () => Date {
  let last = { time: Number.NEGATIVE_INFINITY, elapsed: 0 };
  return () => {
    const at = elapsed();
    last = { time: Math.max(device().getTime(), last.time + at - last.elapsed), elapsed: at };
    return new Date(last.time);
  };
}

/** A past moment is answered at once. */
export const createUntilMoment = (now: () => Date): UntilMoment =>
  fromPromise(({ input, signal }) => waitUntil(Date.parse(input.at), now, signal));

/** Time also passes while the computer sleeps. */
export const createUntilPassed = (now: () => Date): UntilPassed =>
  fromPromise(({ input, signal }) => waitUntil(now().getTime() + input.ms, now, signal));

function waitUntil(moment: number, now: () => Date, signal: AbortSignal): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const left = moment - now().getTime();
    if (left <= 0) return resolve(null);
    timer = setTimeout(look, Math.min(left, checkIntervalMs));
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  look();
  return promise;
}

/** By the clock of the page, which may differ from the server's. */
export const momentAfter = (now: () => Date, ms: number): string => new Date(now().getTime() + ms).toISOString();

export const createMomentIn = (now: () => Date): MomentIn =>
  fromPromise<{ readonly at: string }, { readonly ms: number }>(async ({ input }) => ({
    at: momentAfter(now, input.ms),
  }));
