import { type Pause, type Polled, type Polling, seenIn } from '#machines/parts/polling.ts';
import { momentAfter, untilMomentBy } from './clock.ts';
import { portOf } from './portOf.ts';

/** Polling that asks by a function and waits by a clock, longer while nobody looks at the page. */
export const pollingBy = <Answer extends Polled>(
  machine: Polling<Answer>,
  ask: (query: Polled, signal: AbortSignal) => Promise<Answer | null>,
  now: () => Date,
): Polling<Answer> =>
  machine.provide({
    actors: {
      ask: portOf<Polled, Polled | null>(ask),
      untilMoment: untilMomentBy(now),
      momentIn: portOf(async ({ ms, hidden_ms }: Pause) => ({
        at: momentAfter(now, document.visibilityState === 'visible' ? ms : hidden_ms),
      })),
    },
  });

/** Polling that goes on until what it reads is another than what the flow has seen. `seenOf` says an answer in one text; null is always news. */
export const watchingBy = <Answer extends Polled>(
  machine: Polling<Answer>,
  read: (query: Polled, signal: AbortSignal) => Promise<Answer>,
  seenOf: (answer: Answer) => string | null,
  now: () => Date,
): Polling<Answer> =>
  pollingBy(
    machine,
    async (query, signal) => {
      const answer = await read(query, signal);
      return seenOf(answer) === seenIn(query) ? null : answer;
    },
    now,
  );
