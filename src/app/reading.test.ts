import { expect, it } from 'vitest';
import { readAhead } from './reading.ts';

const address = { params: {}, request: new Request('http://mall.example/mall/order') };

it('a page whose chunk is there is asked for in the same turn, and else once it has come', async () => {
  const asked: string[] = [];
  const chunk = { load: async () => asked.push('orders') };
  const { handle, lazy } = readAhead({ now: () => new Date(0) }, 'orders', async () => chunk);
  handle.ahead(address);
  expect(asked).toEqual([]);
  await lazy();
  expect(asked).toEqual(['orders']);

  const again = readAhead({ now: () => new Date(0) }, 'orders', async () => chunk);
  await again.lazy();
  again.handle.ahead(address);
  expect(asked).toEqual(['orders', 'orders']);
});
