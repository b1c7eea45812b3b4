import { expect, it } from 'vitest';
import { fittedJson } from './fittedJson.ts';

const value = {
  happens: 'order.pay (asked)',
  leadsTo: 'paying',
  takes: ['filling order.pay[0] -> paying', 'paying always[0] -> paying.asking'],
  asks: [{ port: 'pay', input: { order_id: 'order-1', amount: { currency: 'CNY', minor: 1_280_000 } } }],
  ends: undefined,
};

it('a JSON value that fits is written on one line', () => {
  expect(fittedJson(value, 400)).toBe(
    '{"happens": "order.pay (asked)", "leadsTo": "paying", "takes": ["filling order.pay[0] -> paying", "paying always[0] -> paying.asking"], "asks": [{"port": "pay", "input": {"order_id": "order-1", "amount": {"currency": "CNY", "minor": 1280000}}}]}',
  );
});

it('a JSON value too long for a line is written entry by entry, with short entries sharing a line', () => {
  expect(fittedJson(value, 60).split('\n')).toEqual([
    '{"happens": "order.pay (asked)", "leadsTo": "paying",',
    ' "takes": ["filling order.pay[0] -> paying",',
    '  "paying always[0] -> paying.asking"],',
    ' "asks": [{"port": "pay",',
    '   "input": {"order_id": "order-1",',
    '    "amount": {"currency": "CNY",',
    '     "minor": 1280000}}}]}',
  ]);
});

it.each([20, 60, 200])('JSON fitted to lines of %i characters parses to the same value', (width) => {
  expect(JSON.parse(fittedJson(value, width))).toEqual(JSON.parse(JSON.stringify(value)));
});

it.each([
  [[], '[]'],
  [{}, '{}'],
  [null, 'null'],
  ['text', '"text"'],
  [[undefined, 1], '[null, 1]'],
])('%j is written as the JSON text %s', (plain, text) => {
  expect(fittedJson(plain, 80)).toBe(text);
});
