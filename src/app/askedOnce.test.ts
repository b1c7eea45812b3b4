import { expect, test } from 'vitest';
import { askedOnce } from './askedOnce.ts';

test('what is known is asked for once, by however many who want it', async () => {
  let times = 0;
  const ask = askedOnce(async () => {
    times += 1;
    return times;
  });
  expect([await Promise.all([ask(), ask()]), await ask()]).toEqual([[1, 1], 1]);
});

test('what could not be had is asked for again', async () => {
  let times = 0;
  const ask = askedOnce(async () => {
    times += 1;
    if (times === 1) throw new Error('no connection');
    return times;
  });
  const first = await Promise.allSettled([ask(), ask()]);
  expect([first.map(({ status }) => status), await ask(), await ask()]).toEqual([['rejected', 'rejected'], 2, 2]);
});
