import { assign, setup } from 'xstate';
import { handedOverPurpose } from '#contract/entities/handOver.ts';
import { requestTimeoutMs } from '#contract/envelope.ts';
import { type FilePurpose, filePurposes, type StoredFile } from '#contract/files.ts';
import type { Refusal } from '#contract/refusal.ts';
import { applyErrorEvent, type Fault } from '../kit/fault.ts';
import { assignOutcome, isOutcome } from '../kit/outcome.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack } from '../kit/runEvents.ts';
import { handOverMachine } from './handOver.ts';
import { uploadRefusalOf } from './uploadCheck.ts';

/** The file's bytes stay with the page, under the key. */
export interface ChosenFile {
  /** Names the choice and is the idempotency key of its upload: repeats store the file once. */
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** The browser's MIME type; empty if it knows none. */
  readonly type: string;
}

export interface UploadInput {
  readonly purpose: FilePurpose;
  /** The flow's current file; it stays until its replacement is stored. */
  readonly replaces: StoredFile | null;
}

export interface UploadContext extends UploadInput {
  readonly chosen: ChosenFile | null;
  /** In bytes. */
  readonly sent: number;
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
  readonly file: StoredFile | null;
}

export type UploadEvent =
  /** Chosen, dropped, pasted or photographed. */
  | { readonly type: 'file.choose'; readonly file: ChosenFile }
  | { readonly type: 'file.keep' }
  | { readonly type: 'phone.ask' }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.retry' }
  | ConnectionBack;

export type SendOutcome =
  | { readonly kind: 'kept'; readonly file: StoredFile }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The page has lost the bytes: it was reloaded, or the file changed on disk. */
  | { readonly kind: 'gone' };

export type Progress = { readonly kind: 'progressed'; readonly sent: number } | { readonly kind: 'stalled' };

export interface SendQuery {
  readonly purpose: FilePurpose;
  readonly chosen: ChosenFile | null;
}

export interface ProgressQuery {
  readonly key: string;
  /** Bytes sent so far: only more counts as progress. */
  readonly sent: number;
  /** Stalled after this time without progress. */
  readonly within_ms: number;
}

export const uploadPorts = {
  /** Sends the file; aborted when the machine stops it. */
  send: unprovidedPort<SendQuery, SendOutcome>('send'),
  /** Answers when more has been sent, at a limited rate, or when the upload has stalled. */
  nextProgress: unprovidedPort<ProgressQuery, Progress>('nextProgress'),
  handOver: handOverMachine,
};
export type UploadPorts = typeof uploadPorts;

const refusalOfChosen = ({ purpose }: UploadInput, chosen: ChosenFile) =>
  uploadRefusalOf(chosen, filePurposes[purpose]);

/**
 * Uploads one file; a child machine that flows invoke like a port. Its output is the stored file, or null if the
 * current one stays.
 *
 * Life: a file is chosen; one that cannot be accepted is refused at once, with the reason. Otherwise it is sent, with
 * its progress, and can be cancelled; after a failure the user sends it again, or the machine does once the connection
 * is back. A file whose purpose allows it can be photographed with a phone and sent from there instead.
 *
 * Invariants:
 * - Each choice has its own key, the same for each try: the file is stored once, however often it is sent.
 * - An upload fails after a time without progress, however long it takes in total.
 * - The current file stays until its replacement is stored.
 * - After a reload the page has no bytes: an interrupted file has to be chosen again, and the page names it.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    output: {} as StoredFile | null,
    tags: {} as 'fault',
    children: {} as { readonly send: 'send'; readonly nextProgress: 'nextProgress'; readonly handOver: 'handOver' },
  },
  actors: uploadPorts,
  guards: { canBeHandedOver: ({ context }) => handedOverPurpose.safeParse(context.purpose).success },
  actions: {
    setFault: assign(applyErrorEvent),
    beginAnew: assign({ sent: 0, refusal: null, fault: null }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, chosen: null, sent: 0, refusal: null, fault: null, file: null }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'empty',
      on: {
        'file.choose': [
          {
            guard: ({ context, event }) => refusalOfChosen(context, event.file) === null,
            target: 'sending',
            actions: ['beginAnew', assign(({ event }) => ({ chosen: event.file }))],
          },
          {
            target: '.refused',
            actions: [
              'beginAnew',
              assign(({ context, event }) => ({ chosen: event.file, refusal: refusalOfChosen(context, event.file) })),
            ],
          },
        ],
        'file.keep': 'finished',
        'phone.ask': {
          guard: 'canBeHandedOver',
          target: 'handedOver',
          actions: ['beginAnew', assign({ chosen: null })],
        },
      },
      states: {
        empty: {},
        refused: {},
        /** Whether the file was stored is unknown, which does no harm: a retry has the same key. */
        failed: {
          tags: 'fault',
          on: {
            'upload.retry': { target: '#upload.sending', actions: 'beginAnew' },
            'connection.back': { target: '#upload.sending', actions: 'beginAnew' },
          },
        },
        /** The page has lost the bytes: the file has to be chosen again. */
        lost: {},
      },
    },
    sending: {
      type: 'parallel',
      on: { 'upload.cancel': { target: 'choosing', actions: assign({ chosen: null }) } },
      states: {
        transfer: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context: { purpose, chosen } }) => ({ purpose, chosen }),
            onDone: [
              {
                guard: isOutcome('kept'),
                target: '#upload.finished',
                actions: assignOutcome('kept', ({ file }) => ({ file })),
              },
              { guard: isOutcome('gone'), target: '#upload.choosing.lost' },
              { target: '#upload.choosing.refused', actions: assignOutcome('refused', ({ refusal }) => ({ refusal })) },
            ],
            onError: { target: '#upload.choosing.failed', actions: 'setFault' },
          },
        },
        progress: {
          initial: 'watched',
          states: {
            watched: {
              invoke: {
                id: 'nextProgress',
                src: 'nextProgress',
                input: ({ context: { chosen, sent } }) => ({
                  key: chosen?.key ?? '',
                  sent,
                  within_ms: requestTimeoutMs,
                }),
                onDone: [
                  {
                    guard: isOutcome('progressed'),
                    target: 'watched',
                    reenter: true,
                    actions: assignOutcome('progressed', ({ sent }) => ({ sent })),
                  },
                  { target: '#upload.choosing.failed', actions: assign({ fault: { kind: 'timeout' } }) },
                ],
                onError: 'unwatched',
              },
            },
            /** Without progress reports the transfer still ends by itself. */
            unwatched: {},
          },
        },
      },
    },
    handedOver: {
      invoke: {
        id: 'handOver',
        src: 'handOver',
        input: ({ context }) => ({ purpose: handedOverPurpose.parse(context.purpose) }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'choosing' },
          { target: 'finished', actions: assign(({ event }) => ({ file: event.output })) },
        ],
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => context.file,
});
