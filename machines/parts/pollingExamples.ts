import { exampleModel } from '../kit/exampleModel.ts';
import { commonFaults, type Examples, unknownCodeFault } from '../kit/examples.ts';
import { type PollingEvent, type PollingPorts, pollingMachine } from './polling.ts';

const noClock = { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } } as const;

export const pollingExamples = {
  events: {
    'poll.now': [{ name: 'asked', event: { type: 'poll.now' } }],
    'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
    'page.shown': [{ name: 'seen', event: { type: 'page.shown' } }],
  },
  ports: {
    ask: [
      { name: 'an answer', output: { kind: 'none' } },
      { name: 'not yet', output: null },
      ...commonFaults,
      unknownCodeFault,
    ],
    untilMoment: [{ name: 'it has come', output: null }, noClock],
    momentIn: [{ name: 'a moment', output: { at: '2026-11-21T10:05:04+00:00' } }, noClock],
  },
} as const satisfies Examples<PollingEvent, PollingPorts>;

/** Pauses grow, and start over when the connection is back. */
const pollingPaths = [
  [
    'ask: cut off on the way',
    'momentIn: a moment',
    'untilMoment: it has come',
    'ask: cut off on the way',
    'momentIn: a moment',
    'connection.back (heard)',
    'ask: cut off on the way',
  ],
];

export const pollingModel = {
  machine: pollingMachine,
  input: { order_id: 'order-1' },
  ...exampleModel(pollingExamples),
  extraPaths: pollingPaths,
};
