import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { testBegin } from '../testing/provided.ts';
import { RateLimiter } from './rateLimiter.ts';

const at = (ms: number) => new Date(testBegin.getTime() + ms);
const rate = { times: 3, seconds: 60 };

it('gives so many turns at once, and one after the other as time passes', () => {
  const limiter = new RateLimiter();
  const takes = (ms: number) => limiter.take('one', rate, at(ms));
  expect([takes(0), takes(0), takes(0), takes(0), takes(19_000), takes(20_000), takes(20_000)]).toEqual([
    null,
    null,
    null,
    20,
    1,
    null,
    20,
  ]);
  expect([takes(80_000), takes(80_000), takes(80_000), takes(80_000)]).toEqual([null, null, null, 20]);
});

it('counts each key for itself, and a turn that was given back not at all', () => {
  const limiter = new RateLimiter();
  for (let turn = 0; turn < 3; turn += 1) limiter.take('one', rate, at(0));
  expect(limiter.take('two', rate, at(0))).toBeNull();
  limiter.giveBack('one', rate);
  expect([limiter.take('one', rate, at(0)), limiter.take('one', rate, at(0))]).toEqual([null, 20]);
});

it('keeps nobody waiting longer than the window when the clock was set back', () => {
  const limiter = new RateLimiter();
  for (let turn = 0; turn < 3; turn += 1) limiter.take('one', rate, at(86_400_000));
  expect(limiter.take('one', rate, at(0))).toBe(20);
});

it('remembers so many keys and no more: the idlest is forgotten', () => {
  const limiter = new RateLimiter(100);
  for (const key of ['idle', 'busy']) {
    for (let turn = 0; turn < 3; turn += 1) limiter.take(key, rate, at(0));
  }
  const waits = Array.from({ length: 10_000 }, (_, index) => {
    limiter.take(`invented ${index}`, rate, at(0));
    return limiter.take('busy', rate, at(0));
  });
  expect(new Set(waits)).toEqual(new Set([20]));
  expect(limiter.take('idle', rate, at(0))).toBeNull();
  expect(limiter.size).toBe(100);
});

it('is never met by a page that saves as often as it can, which is after each pause of 400 ms', () => {
  const { rate: saving } = calls.flowDraftSave;
  if (saving === null) throw new Error('saving is not limited');
  const limiter = new RateLimiter();
  const waits = Array.from({ length: 5000 }, (_, index) => limiter.take('one', saving, at(index * 400)));
  expect(waits.filter((wait) => wait !== null)).toEqual([]);
});
