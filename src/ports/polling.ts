import { type Polled, pollingMachine } from '#machines/parts/polling.ts';
import { momentInBy, untilMomentBy } from './clock.ts';
import { portOf } from './portOf.ts';

/** Polling that asks by a function and waits by a clock. */
export const pollingBy = (
  ask: (query: Polled, signal: AbortSignal) => Promise<Polled | null>,
  now: () => Date,
): typeof pollingMachine =>
  pollingMachine.provide({
    actors: { ask: portOf<Polled, Polled | null>(ask), untilMoment: untilMomentBy(now), momentIn: momentInBy(now) },
  });
