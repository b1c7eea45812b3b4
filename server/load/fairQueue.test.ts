import { expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

/** Work that ends when the test says so, and the names of what has begun. */
function createPendingWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((end) => ends.push(() => end(name)));
  };
  return { begun, work, endOne: () => ends.shift()?.() };
}

it('a lane runs a limited number of jobs at once, queues some more and rejects the rest', async () => {
  const lane = new FairQueue({ atOnce: 2, waiting: 3, waitingEach: 3 });
  const { begun, work, endOne } = createPendingWork();
  const came = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => lane.run(name, work(name)));
  expect(await Promise.all(came.slice(5))).toEqual([null, null]);
  expect(begun).toEqual(['a', 'b']);
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    endOne();
    expect(await came[index]).toBe(name);
    expect(begun).toHaveLength(Math.min(5, index + 3));
  }
});

it('a lane takes turns between keys, and rejects a key with too many waiting jobs', async () => {
  const lane = new FairQueue({ atOnce: 1, waiting: 10, waitingEach: 3 });
  const { begun, work, endOne } = createPendingWork();
  const greedy = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'].map((name) => lane.run('greedy', work(name)));
  const honest = lane.run('honest', work('h1'));
  expect(await Promise.all(greedy.slice(4))).toEqual([null, null]);
  for (const wanted of [greedy[0], greedy[1], honest, greedy[2], greedy[3]]) {
    endOne();
    await wanted;
  }
  expect(begun).toEqual(['g1', 'g2', 'h1', 'g3', 'g4']);
});

it('a lane runs the next job after one has failed, and is empty afterwards', async () => {
  const lane = new FairQueue({ atOnce: 1, waiting: 1, waitingEach: 1 });
  const failing = lane.run('a', () => Promise.reject(new Error('failed')));
  const next = lane.run('a', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
  const again = [lane.run('a', () => Promise.resolve(1)), lane.run('a', () => Promise.resolve(2))];
  expect(await Promise.all(again)).toEqual([1, 2]);
});
