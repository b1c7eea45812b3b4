import { expect, test } from 'vitest';
import { createEarly } from './early.ts';

function opened() {
  const asked: string[] = [];
  let ms = 0;
  const answer = async (name: string) => {
    asked.push(name);
    if (name === 'broken') throw new Error('broken');
    return `${name} ${asked.length}`;
  };
  const early = createEarly(
    answer,
    (name) => name,
    () => new Date(ms),
  );
  const passes = (by: number) => {
    ms += by;
  };
  return { asked, early, passes };
}

test('what has been asked for ahead is given to the next who asks, and once', async () => {
  const { asked, early } = opened();
  early.ahead('orders');
  early.ahead('orders');
  expect([await early.ask('orders'), await early.ask('orders')]).toEqual(['orders 1', 'orders 2']);
  expect(asked).toEqual(['orders', 'orders']);
});

test('another question is asked by itself', async () => {
  const { early } = opened();
  early.ahead('orders');
  expect([await early.ask('order'), await early.ask('orders')]).toEqual(['order 2', 'orders 3']);
});

test('an answer that nobody has wanted for a while is not given any more', async () => {
  const { early, passes } = opened();
  early.ahead('orders');
  passes(4_999);
  expect(await early.ask('orders')).toBe('orders 1');
  early.ahead('orders');
  passes(5_000);
  expect(await early.ask('orders')).toBe('orders 3');
});

test('a failure is told to whoever wants the answer', async () => {
  const { early } = opened();
  early.ahead('broken');
  await expect(early.ask('broken')).rejects.toThrow('broken');
});
