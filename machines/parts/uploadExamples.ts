import type { StoredFile } from '#contract/files.ts';
import { exampleModel } from '../kit/exampleModel.ts';
import { commonFaults, type Examples, refusalWithMessage, unknownCodeRefusal } from '../kit/examples.ts';
import { type ChosenFile, type UploadEvent, type UploadInput, type UploadPorts, uploadMachine } from './upload.ts';

const megabyte = 1024 * 1024;

export const replacedFile: StoredFile = {
  file_id: 'file-1',
  name: 'transfer-march.pdf',
  size: 182_000,
  type: 'application/pdf',
};

const scan = { key: 'key-of-the-choice', name: 'receipt.png', size: 2 * megabyte, type: 'image/png' } as const;

const choice = <Name extends string>(name: Name, changes: Partial<ChosenFile> = {}) =>
  ({ name, event: { type: 'file.choose', file: { ...scan, ...changes } } }) as const;

export const uploadExamples = {
  events: {
    'file.choose': [
      choice('a picture'),
      choice('a PDF of a type that the browser does not know', { key: 'key-of-a-PDF', name: 'Receipt.PDF', type: '' }),
      choice('too large', { key: 'key-of-a-film', size: 10 * megabyte + 1 }),
      choice('a photo in HEIC', { key: 'key-of-a-photo', name: 'IMG_0001.HEIC', type: 'image/heic' }),
      choice('a drawing', { key: 'key-of-a-drawing', name: 'receipt.svg', type: 'image/svg+xml' }),
      choice('an empty one', { key: 'key-of-nothing', size: 0 }),
    ],
    'file.keep': [{ name: 'asked', event: { type: 'file.keep' } }],
    'phone.ask': [{ name: 'asked', event: { type: 'phone.ask' } }],
    'upload.cancel': [{ name: 'asked', event: { type: 'upload.cancel' } }],
    'upload.retry': [{ name: 'asked', event: { type: 'upload.retry' } }],
    'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
  },
  ports: {
    send: [
      {
        name: 'kept',
        output: { kind: 'kept', file: { file_id: 'file-2', name: scan.name, size: scan.size, type: scan.type } },
      },
      { name: 'not what it seemed', output: { kind: 'refused', refusal: { code: 'file_refused' } } },
      { name: 'a PDF that is cut off', output: { kind: 'refused', refusal: { code: 'file_damaged' } } },
      { name: 'a PDF with a password', output: { kind: 'refused', refusal: { code: 'file_locked' } } },
      { name: 'too many wait', output: { kind: 'refused', refusal: refusalWithMessage('files_too_many') } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      { name: 'no longer on the page', output: { kind: 'gone' } },
      ...commonFaults,
    ],
    handOver: [
      {
        name: 'sent by a phone',
        output: { file_id: 'file-3', name: 'IMG_0007.jpg', size: megabyte, type: 'image/jpeg' },
      },
      { name: 'gone on without one', output: null },
    ],
    nextProgress: [
      { name: 'half of it', output: { kind: 'progressed', sent: megabyte } },
      { name: 'all of it', output: { kind: 'progressed', sent: 2 * megabyte } },
      { name: 'nothing moves', output: { kind: 'stalled' } },
      { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } },
    ],
  },
} as const satisfies Examples<UploadEvent, UploadPorts>;

/** A fault or refusal is cleared when another file is chosen. */
const uploadPaths = [
  [
    'file.choose (a picture)',
    'nextProgress: half of it',
    'send: no connection',
    'file.choose (too large)',
    'file.choose (a PDF of a type that the browser does not know)',
    'upload.cancel (asked)',
    'file.keep (asked)',
  ],
];

export const uploadModel = {
  machine: uploadMachine,
  input: { purpose: 'business_license', replaces: replacedFile } satisfies UploadInput,
  ...exampleModel(uploadExamples),
  unreachable: {
    'upload.choosing phone.ask[0] -> upload.handedOver refuses':
      'what is uploaded here can be handed over; upload.test.ts asks of what cannot',
  },
  extraPaths: uploadPaths,
};
