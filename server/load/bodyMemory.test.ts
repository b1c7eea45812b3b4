import { expect, it } from 'vitest';
import { BodyMemory, type BodyReservation } from './bodyMemory.ts';

const bodyMemoryOf = (limits: { each: number; all: number }) =>
  new BodyMemory({ free: 10, ...limits, patience: () => new AbortController().signal });

/** Bodies of one asker that stay in memory until `leave` or `fail`. */
function held(room: BodyMemory, asker: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const places: BodyReservation[] = [];
  const ended = room.hold(asker, (place) => {
    places.push(place);
    return promise;
  });
  const take = (bytes: number) => places.map((place) => place.take(bytes));
  return { take, ended, leave: resolve, fail: reject };
}

it('request bodies are counted beyond their free bytes, per caller and in total', () => {
  const room = bodyMemoryOf({ each: 20, all: 50 });
  const [one, same, other] = [held(room, 'one'), held(room, 'one'), held(room, 'other')];
  expect([one.take(8), one.take(22), one.take(1)].flat()).toEqual([true, true, false]);
  expect([same.take(10), same.take(1)].flat()).toEqual([true, false]);
  expect([other.take(25), other.take(1)].flat()).toEqual([true, false]);
  expect(room.size).toBe(35);
});

it('a caller gets no more room for request bodies than is left for others [WIR-13]', () => {
  const room = bodyMemoryOf({ each: 20, all: 60 });
  const fill = (asker: string) => {
    const { take } = held(room, asker);
    take(10);
    let bytes = 0;
    while (take(1)[0] === true) bytes += 1;
    return bytes;
  };
  expect(['a', 'b', 'c', 'd', 'e'].map(fill)).toEqual([20, 20, 10, 5, 2]);
});

it('small request bodies are accepted while large ones take all room [WIR-13]', () => {
  const room = bodyMemoryOf({ each: 20, all: 40 });
  held(room, 'large').take(30);
  expect([held(room, 'large').take(10), held(room, 'small').take(10)].flat()).toEqual([true, true]);
});

it('the small request bodies of one caller are limited without affecting other callers', () => {
  const room = bodyMemoryOf({ each: 20, all: 40 });
  const small = () => held(room, 'one').take(10);
  expect([small(), small(), small(), held(room, 'other').take(10)].flat()).toEqual([true, true, false, true]);
});

it('the room of a request body is free again after it has ended or failed', async () => {
  const room = bodyMemoryOf({ each: 20, all: 40 });
  const [kept, lost] = [held(room, 'one'), held(room, 'one')];
  kept.take(20);
  lost.take(20);
  expect([room.size, ...held(room, 'one').take(11)]).toEqual([20, false]);
  lost.fail(new Error('broken off'));
  await expect(lost.ended).rejects.toThrow('broken off');
  expect([room.size, ...held(room, 'one').take(20)]).toEqual([10, true]);
  kept.leave();
  await kept.ended;
  expect(room.size).toBe(10);
});
