import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { pollingMachine } from '#machines/parts/polling.ts';
import { createPolling } from './polling.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface PollingSetup {
  readonly visibilityState: DocumentVisibilityState;
  readonly ask: () => Promise<null>;
  readonly ms: number;
}

/** The visibility of the page is constant. */
async function countPollsWithin({ visibilityState, ask, ms }: PollingSetup): Promise<number> {
  vi.stubGlobal('document', { visibilityState });
  const asking = vi.fn(ask);
  const polling = createActor(
    createPolling(pollingMachine, asking, () => new Date()),
    { input: {} },
  ).start();
  await vi.advanceTimersByTimeAsync(ms);
  polling.stop();
  return asking.mock.calls.length;
}

const notKnownYet = async () => null;
const failing = () => Promise.reject(new Error('no connection'));

it.each([
  ['somebody looks at', 'visible', 18],
  ['nobody looks at', 'hidden', 3],
] as const)('a page that %s polls at its own interval from the start', async (_words, visibilityState, times) => {
  expect(await countPollsWithin({ visibilityState, ask: notKnownYet, ms: 60_000 })).toBe(times);
});

// After failures the pauses already double up to a minute. Ten times as long, a page in the background would learn
// nothing for ten minutes after a short outage.
it.each(['visible', 'hidden'] as const)(
  'a %s page polls again 4, 8, 16 and 32 seconds after consecutive failures',
  async (visibilityState) => {
    const askedIn = (ms: number) => countPollsWithin({ visibilityState, ask: failing, ms });
    const times = [];
    for (const ms of [3_999, 4_000, 12_000, 28_000, 60_000]) times.push(await askedIn(ms));
    expect(times).toEqual([1, 2, 3, 4, 5]);
  },
);
