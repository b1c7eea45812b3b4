import { type Pause, type PollingMachine, type PollingValue, parseSeenRevision } from '#machines/parts/polling.ts';
import { createUntilMoment, momentAfter } from './clock.ts';
import { createPort } from './createPort.ts';

/** Pauses are longer while the page is hidden. */
export const createPolling = <Answer extends PollingValue>(
  machine: PollingMachine<Answer>,
  ask: (query: PollingValue, signal: AbortSignal) => Promise<Answer | null>,
  now: () => Date,
): PollingMachine<Answer> =>
  machine.provide({
    actors: {
      ask: createPort<PollingValue, PollingValue | null>(ask),
      untilMoment: createUntilMoment(now),
      momentIn: createPort(async ({ ms, hidden_ms }: Pause) => ({
        at: momentAfter(now, document.visibilityState === 'visible' ? ms : hidden_ms),
      })),
    },
  });

/**
 * Polls until the answer differs from what the flow has seen. `revisionOf` maps an answer to a text for the comparison;
 * null always counts as news.
 */
export const createChangePolling = <Answer extends PollingValue>(
  machine: PollingMachine<Answer>,
  read: (query: PollingValue, signal: AbortSignal) => Promise<Answer>,
  revisionOf: (answer: Answer) => string | null,
  now: () => Date,
): PollingMachine<Answer> =>
  createPolling(
    machine,
    async (query, signal) => {
      const answer = await read(query, signal);
      return revisionOf(answer) === parseSeenRevision(query) ? null : answer;
    },
    now,
  );
