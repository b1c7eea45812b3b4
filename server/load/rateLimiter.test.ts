import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { testBegin } from '../testing/providedDatabase.ts';
import { RateLimiter } from './rateLimiter.ts';

const timeAfterBegin = (ms: number) => new Date(testBegin.getTime() + ms);
const rate = { times: 3, seconds: 60 };

it('a rate limiter allows a burst, and then one turn at a time as time passes', () => {
  const limiter = new RateLimiter();
  const takes = (ms: number) => limiter.take('one', rate, timeAfterBegin(ms));
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

it('a rate limiter counts each key separately, and not a turn that was given back', () => {
  const limiter = new RateLimiter();
  for (let turn = 0; turn < 3; turn += 1) limiter.take('one', rate, timeAfterBegin(0));
  expect(limiter.take('two', rate, timeAfterBegin(0))).toBeNull();
  limiter.giveBack('one', rate);
  expect([limiter.take('one', rate, timeAfterBegin(0)), limiter.take('one', rate, timeAfterBegin(0))]).toEqual([
    null,
    20,
  ]);
});

it('a rate limiter never waits longer than its window when the clock was set back', () => {
  const limiter = new RateLimiter();
  for (let turn = 0; turn < 3; turn += 1) limiter.take('one', rate, timeAfterBegin(86_400_000));
  expect(limiter.take('one', rate, timeAfterBegin(0))).toBe(20);
});

it('a rate limiter takes several turns at once only when all of them are available', () => {
  const limiter = new RateLimiter();
  const takes = (turns: number) => limiter.take('one', rate, timeAfterBegin(0), turns);
  expect([takes(2), takes(2), takes(1), takes(1)]).toEqual([null, 20, null, 20]);
  limiter.giveBack('one', rate, 2);
  expect([takes(2), takes(1)]).toEqual([null, 20]);
});

it('a rate limiter stores a limited number of keys and rejects new keys while all are in use', () => {
  const limiter = new RateLimiter(100);
  for (let turn = 0; turn < 3; turn += 1) limiter.take('spent', rate, timeAfterBegin(0));
  const newcomers = Array.from({ length: 10_000 }, (_, index) =>
    limiter.take(`invented ${index}`, rate, timeAfterBegin(0)),
  );
  expect(newcomers.filter((wait) => wait === null).length).toBe(99);
  expect(new Set(newcomers.slice(99))).toEqual(new Set([1]));
  expect([limiter.take('spent', rate, timeAfterBegin(0)), limiter.size]).toEqual([20, 100]);
});

it('a rate limiter replaces a key only when all its turns are available again [WIR-14]', () => {
  const limiter = new RateLimiter(2);
  for (let turn = 0; turn < 3; turn += 1) limiter.take('spent', rate, timeAfterBegin(0));
  limiter.take('once', rate, timeAfterBegin(0));
  expect([
    limiter.take('new', rate, timeAfterBegin(19_999)),
    limiter.take('new', rate, timeAfterBegin(20_999)),
  ]).toEqual([1, null]);
  expect([
    limiter.take('once', rate, timeAfterBegin(59_998)),
    limiter.take('spent', rate, timeAfterBegin(59_998)),
  ]).toEqual([null, null]);
});

it('a rate limiter replaces keys of a clock that was set back after one window', () => {
  const limiter = new RateLimiter(1);
  limiter.take('one', rate, timeAfterBegin(86_400_000));
  const takes = (ms: number) => limiter.take('two', rate, timeAfterBegin(ms));
  expect([takes(0), takes(59_999), takes(61_000)]).toEqual([1, 1, null]);
});

it('the rate limit of saving a draft allows a save every 400 ms', () => {
  const { rate: saving } = calls.flowDraftSave;
  if (saving === null) throw new Error('saving is not limited');
  const limiter = new RateLimiter();
  const waits = Array.from({ length: 5000 }, (_, index) => limiter.take('one', saving, timeAfterBegin(index * 400)));
  expect(waits.filter((wait) => wait !== null)).toEqual([]);
});
