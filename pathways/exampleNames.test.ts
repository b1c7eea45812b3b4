import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { valueWriterOf } from './exampleNames.ts';

const lines = [
  { name: 'Growth', amount: 12_800 },
  { name: 'Accounts', amount: 1_440, quantity: 12 },
];
const order = { order_id: 'order-1', lines, note: 'Please call before the order is activated, in the morning.' };

const write = valueWriterOf({
  machine: createMachine({}),
  input: { draft: order },
  events: [{ name: 'all of it', event: { type: 'order.enter', ...{ typed: lines } } }],
  outcomes: {
    readOrder: [
      { name: 'unpaid', output: { order } },
      { name: 'no connection', error: 'offline' },
    ],
  },
});

it.each([
  ['a short value', { kind: 'offline' }, { kind: 'offline' }],
  ['nothing', undefined, null],
  ['the whole of an answer', { order }, '= readOrder: unpaid'],
  ['a part of an answer', order, '= readOrder: unpaid › order'],
  ['what is nearer to the top of another example', lines, '= order.enter (all of it) › typed'],
  ['what is in no example', [...lines, { name: 'Storage' }], [...lines, { name: 'Storage' }]],
])('%s is written so that it can be read', (_, value, written) => {
  expect(write(value)).toEqual(written);
});
