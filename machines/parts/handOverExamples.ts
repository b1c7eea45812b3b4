import { exampleModel } from '../kit/exampleModel.ts';
import {
  commonFaults,
  type Examples,
  refusalWithMessage,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../kit/examples.ts';
import { type HandOverEvent, type HandOverInput, type HandOverPorts, handOverMachine } from './handOver.ts';

export const handOverInput: HandOverInput = { purpose: 'business_license' };

const photo = { file_id: 'file-3', name: 'IMG_0007.jpg', size: 1_800_000, type: 'image/jpeg' } as const;
const laterPhoto = { ...photo, file_id: 'file-4', name: 'IMG_0008.jpg' } as const;

const begunHandOver = {
  hand_over_id: 'hand-over-1',
  check_code: '4821',
  expires_at: '2026-11-21T10:15:00+00:00',
} as const;
const anotherHandOver = {
  hand_over_id: 'hand-over-2',
  check_code: '0937',
  expires_at: '2026-11-21T10:22:00+00:00',
} as const;

export const handOverExamples = {
  events: {
    'handOver.renew': [{ name: 'asked', event: { type: 'handOver.renew' } }],
    'handOver.end': [{ name: 'asked', event: { type: 'handOver.end' } }],
    'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
  },
  ports: {
    begin: [
      { name: 'begun', output: { kind: 'begun', begun: begunHandOver } },
      { name: 'begun anew', output: { kind: 'begun', begun: anotherHandOver } },
      { name: 'nothing to hand over', output: { kind: 'refused', refusal: refusalWithMessage('hand_over_closed') } },
      { name: 'by a child account', output: { kind: 'refused', refusal: { code: 'main_account_only' } } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    follow: [
      { name: 'opened', output: { state: 'opened', file: null } },
      { name: 'sent', output: { state: 'done', file: photo } },
      { name: 'its time is over', output: { state: 'expired', file: null } },
      { name: 'ended elsewhere', output: { state: 'ended', file: null } },
    ],
    end: [
      { name: 'ended', output: { state: 'ended', file: null } },
      { name: 'the phone was first', output: { state: 'done', file: laterPhoto } },
      { name: 'its time was over', output: { state: 'expired', file: null } },
      ...commonFaults,
      unknownCodeFault,
    ],
    untilMoment: [
      { name: 'it has come', output: null },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<HandOverEvent, HandOverPorts>;

const handOverPaths: readonly (readonly string[])[] = [
  // Ending the hand-over does not change the phone's progress.
  ['begin: begun', 'untilMoment: no clock', 'handOver.end (asked)', 'end: ended'],
  ['begin: begun', 'follow: opened', 'handOver.end (asked)', 'follow: sent'],
  // Another code can be created while the previous one is being ended.
  ['begin: begun', 'handOver.end (asked)', 'handOver.renew (asked)', 'begin: begun anew', 'handOver.end (asked)'],
];

export const handOverModel = {
  machine: handOverMachine,
  input: handOverInput,
  ...exampleModel(handOverExamples),
  extraPaths: handOverPaths,
};
