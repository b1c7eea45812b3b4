import { expect, test } from 'vitest';
import { wayTo } from './afterwards.ts';

test('an unpaid order is paid and then activated before it is completed', () => {
  expect(wayTo('completed', 'unpaid')).toEqual(['payment.received', 'order.activate']);
});

test('an order with nothing to pay is only activated before it is completed', () => {
  expect(wayTo('completed', 'paid')).toEqual(['order.activate']);
});

test('an unpaid order needs no event to be unpaid', () => {
  expect(wayTo('unpaid', 'unpaid')).toEqual([]);
});

test('an unpaid order expires by the end of its payment term', () => {
  expect(wayTo('expired', 'unpaid')).toEqual(['payTerm.expired']);
});
