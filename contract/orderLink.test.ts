import { expect, it } from 'vitest';
import { orderLinkOf, tokenIn } from './orderLink.ts';

it('an order link has its token in the fragment, and the token is read from the fragment only [PAY-63]', () => {
  const link = orderLinkOf({ order_id: 'order 1', token: 'abc_-123' }, { lang: 'ja' });
  expect(link).toBe('?order_id=order%201&lang=ja#token=abc_-123');
  const { hash, search } = new URL(link, 'https://mall.example/mall/payment');
  expect([tokenIn(hash), tokenIn(search), tokenIn(''), tokenIn('#content')]).toEqual(['abc_-123', null, null, null]);
});
