import { expect, test } from 'vitest';
import { wayTo } from './afterwards.ts';

test('an order that was placed is paid and then activated until it is completed', () => {
  expect(wayTo('completed')).toEqual(['payment.received', 'order.activate']);
});

test('nothing has to happen until an order that was placed is unpaid', () => {
  expect(wayTo('unpaid')).toEqual([]);
});

test('an order expires by its term alone', () => {
  expect(wayTo('expired')).toEqual(['payTerm.expired']);
});
