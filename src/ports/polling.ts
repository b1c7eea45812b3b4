import { type Pause, type Polled, pollingMachine } from '#machines/parts/polling.ts';
import { momentAfter, untilMomentBy } from './clock.ts';
import { portOf } from './portOf.ts';

/** Polling that asks by a function and waits by a clock, longer while nobody looks at the page. */
export const pollingBy = (
  ask: (query: Polled, signal: AbortSignal) => Promise<Polled | null>,
  now: () => Date,
): typeof pollingMachine =>
  pollingMachine.provide({
    actors: {
      ask: portOf<Polled, Polled | null>(ask),
      untilMoment: untilMomentBy(now),
      momentIn: portOf(async ({ ms, hidden_ms }: Pause) => ({
        at: momentAfter(now, document.visibilityState === 'visible' ? ms : hidden_ms),
      })),
    },
  });
