import { expect, test } from 'vitest';
import { createPrefetchable } from './prefetchable.ts';

function openPrefetchable() {
  const asked: string[] = [];
  let ms = 0;
  const answer = async (name: string) => {
    asked.push(name);
    if (name === 'broken') throw new Error('broken');
    return `${name} ${asked.length}`;
  };
  const reads = createPrefetchable(
    answer,
    (name) => name,
    () => new Date(ms),
  );
  const passes = (by: number) => {
    ms += by;
  };
  return { asked, reads, passes };
}

test('a prefetched answer is returned once, to the next read of the same question', async () => {
  const { asked, reads } = openPrefetchable();
  reads.prefetch('orders');
  reads.prefetch('orders');
  expect([await reads.read('orders'), await reads.read('orders')]).toEqual(['orders 1', 'orders 2']);
  expect(asked).toEqual(['orders', 'orders']);
});

test('a read of another question does not use the prefetched answer', async () => {
  const { reads } = openPrefetchable();
  reads.prefetch('orders');
  expect([await reads.read('order'), await reads.read('orders')]).toEqual(['order 2', 'orders 3']);
});

test('a prefetched answer is not used after five seconds', async () => {
  const { reads, passes } = openPrefetchable();
  reads.prefetch('orders');
  passes(4_999);
  expect(await reads.read('orders')).toBe('orders 1');
  reads.prefetch('orders');
  passes(5_000);
  expect(await reads.read('orders')).toBe('orders 3');
});

test('a failed prefetch rejects the next read', async () => {
  const { reads } = openPrefetchable();
  reads.prefetch('broken');
  await expect(reads.read('broken')).rejects.toThrow('broken');
});
