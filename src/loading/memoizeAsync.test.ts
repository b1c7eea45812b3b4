import { expect, test } from 'vitest';
import { memoizeAsync } from './memoizeAsync.ts';

test('a memoized function is called once for concurrent and later callers', async () => {
  let times = 0;
  const ask = memoizeAsync(async () => {
    times += 1;
    return times;
  });
  expect([await Promise.all([ask(), ask()]), await ask()]).toEqual([[1, 1], 1]);
});

test('a memoized function is called again after a failure', async () => {
  let times = 0;
  const ask = memoizeAsync(async () => {
    times += 1;
    if (times === 1) throw new Error('no connection');
    return times;
  });
  const first = await Promise.allSettled([ask(), ask()]);
  expect([first.map(({ status }) => status), await ask(), await ask()]).toEqual([['rejected', 'rejected'], 2, 2]);
});
