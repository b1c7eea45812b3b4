import { expect, test } from 'vitest';
import { shortestEventPath } from './orderEventPath.ts';

test('an unpaid order is paid and then activated before it is completed', () => {
  expect(shortestEventPath('completed', 'unpaid')).toEqual(['payment.received', 'order.activate']);
});

test('an order with nothing to pay is only activated before it is completed', () => {
  expect(shortestEventPath('completed', 'paid')).toEqual(['order.activate']);
});

test('an unpaid order needs no event to be unpaid', () => {
  expect(shortestEventPath('unpaid', 'unpaid')).toEqual([]);
});

test('an unpaid order expires by the end of its payment term', () => {
  expect(shortestEventPath('expired', 'unpaid')).toEqual(['payTerm.expired']);
});
