import { expect, it } from 'vitest';
import { prefetchablePage } from './pageLoaders.ts';

const address = { params: {}, request: new Request('http://mall.example/mall/order') };

it('a page is prefetched at once when its chunk is loaded, and after the chunk otherwise', async () => {
  const asked: string[] = [];
  const chunk = { load: async () => asked.push('orders') };
  const { handle, lazy } = prefetchablePage({ now: () => new Date(0) }, 'orders', async () => chunk);
  handle.prefetch(address);
  expect(asked).toEqual([]);
  await lazy();
  expect(asked).toEqual(['orders']);

  const again = prefetchablePage({ now: () => new Date(0) }, 'orders', async () => chunk);
  await again.lazy();
  again.handle.prefetch(address);
  expect(asked).toEqual(['orders', 'orders']);
});
