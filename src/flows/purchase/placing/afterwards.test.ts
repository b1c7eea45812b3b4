import { expect, test } from 'vitest';
import { wayTo } from './afterwards.ts';

test('an order that was placed is paid and then activated until it is completed', () => {
  expect(wayTo('completed', 'unpaid')).toEqual(['payment.received', 'order.activate']);
});

test('an order that was nothing to pay for is activated until it is completed', () => {
  expect(wayTo('completed', 'paid')).toEqual(['order.activate']);
});

test('nothing has to happen until an order that was placed is unpaid', () => {
  expect(wayTo('unpaid', 'unpaid')).toEqual([]);
});

test('an order expires by its term alone', () => {
  expect(wayTo('expired', 'unpaid')).toEqual(['payTerm.expired']);
});
