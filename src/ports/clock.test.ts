import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createUntilMoment, steadyClock } from './clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-11-21T10:00:00.000Z');

function ask(at: number, now = () => new Date()) {
  const actor = createActor(createUntilMoment(now), { input: { at: new Date(at).toISOString() } }).start();
  return { stop: () => actor.stop(), isAnswered: () => actor.getSnapshot().status === 'done' };
}

describe('waiting for a moment', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each([
    ['has passed', -day],
    ['is now', 0],
  ])('the wait for a moment that %s ends at once', async (_words, ahead) => {
    const { isAnswered } = ask(start + ahead);
    await vi.advanceTimersByTimeAsync(0);
    expect(isAnswered()).toBe(true);
  });

  it('the wait for a moment ends exactly at that moment', async () => {
    const { isAnswered } = ask(start + 15 * minute);
    await vi.advanceTimersByTimeAsync(15 * minute - 1);
    const before = isAnswered();
    await vi.advanceTimersByTimeAsync(1);
    expect([before, isAnswered()]).toEqual([false, true]);
  });

  // A browser's timer holds 2^31 ms and fires at once with more.
  it('the wait for a moment beyond the maximum timer delay ends exactly at that moment', async () => {
    const waiting = 2 ** 31 + day;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { isAnswered } = ask(start + waiting);
    await vi.advanceTimersByTimeAsync(waiting - 1);
    const before = isAnswered();
    await vi.advanceTimersByTimeAsync(1);
    expect([before, isAnswered()]).toEqual([false, true]);
    expect(Math.max(...timers.mock.calls.map(([, ms]) => ms ?? 0))).toBeLessThan(2 ** 31);
  });

  it('the wait for a moment that passed during a sleep of the computer ends within half a minute', async () => {
    let slept = 0;
    const { isAnswered } = ask(start + 60 * minute, () => new Date(Date.now() + slept));
    slept = 2 * 60 * minute;
    await vi.advanceTimersByTimeAsync(minute / 2);
    expect(isAnswered()).toBe(true);
  });

  it('stopping a wait removes its timer', () => {
    const { stop } = ask(start + 15 * minute);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('steady clock', () => {
  const second = 1000;

  it.each([
    ['a second', second],
    ['an hour', 60 * minute],
  ])(
    'the steady clock continues with the elapsed time when the device clock steps back by %s [SUP-14]',
    (_by, back) => {
      let [device, passed] = [start, 5000];
      const now = steadyClock(
        () => new Date(device),
        () => passed,
      );
      const read = [now().getTime() - start];
      device -= back;
      for (let reading = 0; reading < 2; reading += 1) {
        passed += second;
        device += second;
        read.push(now().getTime() - start);
      }
      expect(read).toEqual([0, second, 2 * second]);
    },
  );

  it('the steady clock follows the device clock forward after a sleep of the computer', () => {
    let device = start;
    const now = steadyClock(
      () => new Date(device),
      () => 5000,
    );
    now();
    device += day;
    expect(now().getTime()).toBe(start + day);
  });

  it('a wait by the steady clock does not get longer when the device clock steps back by an hour', async () => {
    vi.useFakeTimers({ now: start });
    const began = performance.now();
    const now = steadyClock(
      () => new Date(),
      () => performance.now() - began,
    );
    const { isAnswered } = ask(start + minute, now);
    vi.setSystemTime(start - 60 * minute);
    await vi.advanceTimersByTimeAsync(minute);
    expect(isAnswered()).toBe(true);
    vi.useRealTimers();
  });
});
