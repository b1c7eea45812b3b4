import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { valueWriterOf } from './exampleNames.ts';

const lines = [
  { name: 'Growth', amount: 12_800 },
  { name: 'Accounts', amount: 1_440, quantity: 12 },
];
const order = { order_id: 'order-1', lines, note: 'Please call before the order is activated, in the morning.' };

const fault = { kind: 'notice', message: 'The mall is closed until the morning of the day after tomorrow.' };

const write = valueWriterOf({
  machine: createMachine({}),
  input: { draft: order },
  events: [{ name: 'all of it', event: { type: 'order.enter', ...{ typed: lines } } }],
  outcomes: {
    readOrder: [
      { name: 'unpaid', output: { order } },
      { name: 'no connection', error: 'offline' },
      { name: 'a notice instead', error: { fault } },
    ],
  },
});

it.each([
  ['a short value', null, { kind: 'offline' }, { kind: 'offline' }],
  ['nothing', null, undefined, null],
  ['the whole of an answer', null, { order }, '= readOrder: unpaid'],
  ['a part of an answer', null, order, '= readOrder: unpaid › order'],
  ['what is nearer to the top of another example', null, lines, '= order.enter (all of it) › typed'],
  ['a part of a failure', null, fault, '= readOrder: a notice instead › fault'],
  ['what is in the example that happens', 'readOrder: unpaid', lines, '= readOrder: unpaid › order.lines'],
  ['what is in no example', null, [...lines, { name: 'Storage' }], [...lines, { name: 'Storage' }]],
  [
    'a part of what is in no example',
    null,
    { before: null, now: { order } },
    { before: null, now: '= readOrder: unpaid' },
  ],
])(
  'a recorded value that is %s is written as the value or as a reference to its example',
  (_, happens, value, written) => {
    expect(write(value, happens)).toEqual(written);
  },
);
