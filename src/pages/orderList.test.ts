import { expect, it, vi } from 'vitest';
import type { OrderFilter } from '#contract/entities/order.ts';
import { headLine, rowLine, tailLine } from '#contract/rows.ts';
import { placedOrder } from '#machines/flows/purchase/examples/order.ts';
import { createApi } from '../api/api.ts';
import { LoadFailure } from '../services/requireData.ts';
import { openOrderList } from './orderList.ts';

const counts = { unpaid: 5, paid: 0, completed: 5, historical: 0 };
const head = headLine({ code: 0, msg: '', data: { counts } }, 'orders');
const rowsOf = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) =>
    rowLine({ ...placedOrder, order_id: `order-${from + index}` }, index === 0),
  ).join('');

/** A piece that never arrives. */
const stalled = Promise.withResolvers<never>().promise;

/** A server that answers each request with the next of the bodies, piece by piece. */
function serveBodies(...bodies: readonly (readonly (string | Error | typeof stalled)[])[]) {
  const asked: (string | null)[] = [];
  const sizes: (string | null)[] = [];
  const pulled: number[] = [];
  const stopped: boolean[] = [];
  const answer = (request: Request): Response => {
    const number = asked.length;
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.get('after'));
    sizes.push(searchParams.get('page_size'));
    const pieces = [...(bodies[number] ?? [])];
    pulled.push(0);
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start(controller) {
          request.signal.addEventListener('abort', () => {
            stopped.push(true);
            controller.error(request.signal.reason);
          });
        },
        async pull(controller) {
          const piece = pieces.shift();
          pulled[number] = (pulled[number] ?? 0) + 1;
          if (piece === undefined) controller.close();
          else if (piece instanceof Promise) await piece;
          else if (piece instanceof Error) controller.error(piece);
          else controller.enqueue(new TextEncoder().encode(piece));
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body);
  };
  const api = createApi({
    baseUrls: { oss: 'http://x.example/oss', crm: 'http://x.example/crm' },
    language: () => 'en',
    onSignedOut: () => {},
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      return answer(request);
    },
  });
  return { open: (filter?: OrderFilter) => openOrderList(api, filter), asked, sizes, pulled, stopped };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const listContent = (list: Awaited<ReturnType<typeof openOrderList>>) => {
  const { orders, state, next } = list.get();
  return [orders.map(({ order_id }) => Number(order_id.slice('order-'.length))), state, next];
};

it('an order list opens with its first orders and reads the others once it is entered [ORD-10]', async () => {
  const server = serveBodies([
    head + rowsOf(0, 21),
    `,${rowsOf(21, 22)}`,
    `,${rowsOf(22, 23)}`,
    tailLine({ next: null }),
  ]);
  const list = await server.open('unpaid');
  expect(listContent(list)).toEqual([numbers(21), 'arriving', null]);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(server.pulled).toEqual([server.pulled[0]]);
  expect(server.pulled[0]).toBeLessThan(4);
  list.enter();
  await expect.poll(() => listContent(list)).toEqual([numbers(23), 'resting', null]);
  const [first, second] = list.get().orders;
  expect(first?.title).toBe(second?.title);
});

it('an order list with few orders opens complete [ORD-10]', async () => {
  const server = serveBodies([head + rowsOf(0, 2), `,${rowsOf(2, 3)}`, tailLine({ next: null })]);
  expect(listContent(await server.open('unpaid'))).toEqual([[0, 1, 2], 'resting', null]);
});

it('a stalled order list opens with the orders it has, and reads its page again on request after a timeout [ORD-10]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = serveBodies([head + rowsOf(0, 2), stalled], [head + rowsOf(0, 3), tailLine({ next: null })]);
  const opening = server.open('unpaid');
  await vi.advanceTimersByTimeAsync(300);
  const list = await opening;
  expect(listContent(list)).toEqual([[0, 1], 'arriving', null]);
  // The unused list times out first; then a page enters it.
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await expect.poll(() => listContent(list)).toEqual([[0, 1], 'failed', null]);
  list.enter();
  list.more();
  await expect.poll(() => listContent(list)).toEqual([[0, 1, 2], 'resting', null]);
});

it.each([
  [undefined, '20'],
  ['unpaid', '99999'],
  ['paid', '99999'],
  ['completed', '20'],
  ['historical', '20'],
] as const)('the list of %s orders is requested in pages of %s [ORD-16]', async (filter, size) => {
  const server = serveBodies([head + rowsOf(0, 1), tailLine({ next: null })]);
  await server.open(filter);
  expect(server.sizes).toEqual([size]);
});

it('an order list that was cut keeps the orders received and reads its page again on request [ORD-10]', async () => {
  const server = serveBodies(
    [head + rowsOf(0, 2), `,${rowsOf(2, 3)}`, new Error('cut')],
    [head + rowsOf(0, 4), tailLine({ next: null })],
  );
  const list = await server.open('paid');
  list.enter();
  await expect.poll(() => listContent(list)).toEqual([[0, 1, 2], 'failed', null]);
  list.more();
  await expect.poll(() => listContent(list)).toEqual([[0, 1, 2, 3], 'resting', null]);
  expect(server.asked).toEqual([null, null]);
});

it('an order list loads page by page, or all remaining pages at once [ORD-11]', async () => {
  const page = (from: number, next: string | null) => [head + rowsOf(from, from + 2), tailLine({ next })];
  const server = serveBodies(page(0, 'a'), page(2, 'b'), page(4, 'c'), page(6, null));
  const list = await server.open('completed');
  list.enter();
  await expect.poll(() => listContent(list)).toEqual([[0, 1], 'resting', 'a']);
  list.more();
  list.more();
  await expect.poll(() => listContent(list)).toEqual([[0, 1, 2, 3], 'resting', 'b']);
  list.rest();
  await expect.poll(() => listContent(list)).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], 'resting', null]);
  expect(server.asked).toEqual([null, 'a', 'b', 'c']);
});

it('an order list stops reading once it is left, but not when it is entered again at once', async () => {
  const server = serveBodies([head + rowsOf(0, 2), `,${rowsOf(2, 3)}`, tailLine({ next: null })]);
  const list = await server.open('unpaid');
  const leave = list.enter();
  leave();
  const leaveAgain = list.enter();
  await expect.poll(() => listContent(list)[1]).toBe('resting');
  expect(server.stopped).toEqual([]);
  leaveAgain();
  await expect.poll(() => server.stopped).toEqual([true]);
});

it('opening an order list fails when not even its head line arrives', async () => {
  await expect(serveBodies([head.slice(0, 20)]).open('unpaid')).rejects.toThrow(LoadFailure);
});
