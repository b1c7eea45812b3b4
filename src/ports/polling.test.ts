import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { pollingBy } from './polling.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How often it is asked within a minute for what is not known yet, by a page that stands so from the beginning. */
async function askedInAMinute(visibilityState: DocumentVisibilityState): Promise<number> {
  vi.stubGlobal('document', { visibilityState });
  const ask = vi.fn(async () => null);
  const polling = createActor(
    pollingBy(ask, () => new Date()),
    { input: {} },
  ).start();
  await vi.advanceTimersByTimeAsync(60_000);
  polling.stop();
  return ask.mock.calls.length;
}

it.each([
  ['somebody looks at', 'visible', 18],
  ['nobody looks at', 'hidden', 3],
] as const)('a page that %s asks at its pace from the first pause on', async (_words, visibilityState, times) => {
  expect(await askedInAMinute(visibilityState)).toBe(times);
});

it('a page that nobody looks at asks again after a failure as soon as any other', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const ask = vi.fn(() => Promise.reject(new Error('no connection')));
  const polling = createActor(
    pollingBy(ask, () => new Date()),
    { input: {} },
  ).start();
  await vi.advanceTimersByTimeAsync(4_000);
  polling.stop();
  expect(ask.mock.calls.length).toBe(2);
});
