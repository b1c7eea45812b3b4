import { assign, setup } from 'xstate';
import { handedOverPurpose } from '#contract/entities/handOver.ts';
import { requestTimeoutMs } from '#contract/envelope.ts';
import { type FilePurpose, filePurposes, type StoredFile } from '#contract/files.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type Fault, faultIn } from '../kit/fault.ts';
import { answered, applyAnswer } from '../kit/outcome.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack } from '../kit/runEvents.ts';
import { handOverMachine } from './handOver.ts';
import { refusalOf } from './uploadCheck.ts';

/** A file as somebody has chosen it. Its bytes stay with the page, under the key. */
export interface ChosenFile {
  /** Names the choice, and is the key of its upload: however often it is sent, it is kept once. */
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** What the browser takes it for; empty where it does not know. */
  readonly type: string;
}

/** What the flow that invokes an upload says of it. */
export interface UploadInput {
  readonly purpose: FilePurpose;
  /** The file that the flow has and that another is to replace: it stays until the other is there. */
  readonly replaces: StoredFile | null;
}

export interface UploadContext extends UploadInput {
  readonly chosen: ChosenFile | null;
  /** How many bytes of it have been sent. */
  readonly sent: number;
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
  /** What was kept in the end. */
  readonly file: StoredFile | null;
}

export type UploadEvent =
  /** A file was chosen, dropped, pasted or photographed. */
  | { readonly type: 'file.choose'; readonly file: ChosenFile }
  /** The file that is there already stays. */
  | { readonly type: 'file.keep' }
  /** It is to be photographed with a phone. */
  | { readonly type: 'phone.ask' }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.retry' }
  | ConnectionBack;

export type SendOutcome =
  | { readonly kind: 'kept'; readonly file: StoredFile }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The page no longer has the bytes: it was loaded anew, or the file has changed on its disk. */
  | { readonly kind: 'gone' };

export type Progress = { readonly kind: 'progressed'; readonly sent: number } | { readonly kind: 'stalled' };

export interface SendQuery {
  readonly purpose: FilePurpose;
  readonly chosen: ChosenFile | null;
}

export interface ProgressQuery {
  readonly key: string;
  /** How many bytes are known to have been sent: more of them are progress. */
  readonly sent: number;
  /** How long may pass without any. */
  readonly within_ms: number;
}

/** What an upload asks of the world. */
export const uploadPorts = {
  /** Sends the file; what is under way is broken off where nobody wants it any more. */
  send: unprovidedPort<SendQuery, SendOutcome>('send'),
  /** Answers when more has been sent, though not at every byte; or that nothing was for too long. */
  nextProgress: unprovidedPort<ProgressQuery, Progress>('nextProgress'),
  /** Hands the choice over to a phone. */
  handOver: handOverMachine,
};
export type UploadPorts = typeof uploadPorts;

/** Why what was chosen is refused, by what is known of it before a byte of it is sent. */
const checked = ({ purpose }: UploadInput, chosen: ChosenFile) => refusalOf(chosen, filePurposes[purpose]);

/**
 * Uploads one file: a part that flows invoke as they invoke a port. It ends with the file that was kept, or with null where the
 * one that it should have replaced stays.
 *
 * Life: a file is chosen; what cannot be accepted is refused at once, with the reason; else it is sent, with its progress, and can be
 * cancelled; where that fails it is sent once more, by a person or once the connection is back. What can be handed over to a phone is
 * photographed and sent there instead.
 *
 * Invariants:
 * - Each choice has its own key, and every try of it the same: a file is kept once, however often it is sent.
 * - It is given up when nothing of it has moved for a while, however long all of it takes.
 * - The file that is to be replaced stays until the other is kept.
 * - What a page no longer has is not sent: after a reload a file that was on its way has to be chosen again, by its name.
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
    keepFault: assign(faultIn),
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
            guard: ({ context, event }) => checked(context, event.file) === null,
            target: 'sending',
            actions: ['beginAnew', assign(({ event }) => ({ chosen: event.file }))],
          },
          {
            target: '.refused',
            actions: [
              'beginAnew',
              assign(({ context, event }) => ({ chosen: event.file, refusal: checked(context, event.file) })),
            ],
          },
        ],
        'file.keep': 'over',
        'phone.ask': {
          guard: 'canBeHandedOver',
          target: 'handedOver',
          actions: ['beginAnew', assign({ chosen: null })],
        },
      },
      states: {
        empty: {},
        /** What was chosen is not accepted: another has to be chosen. */
        refused: {},
        /** Whether it was kept is not known, which does no harm: it is sent once more under its key. */
        failed: {
          tags: 'fault',
          on: {
            'upload.retry': { target: '#upload.sending', actions: 'beginAnew' },
            'connection.back': { target: '#upload.sending', actions: 'beginAnew' },
          },
        },
        /** The page has lost what was chosen: it has to be chosen again. */
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
                guard: answered('kept'),
                target: '#upload.over',
                actions: applyAnswer('kept', ({ file }) => ({ file })),
              },
              { guard: answered('gone'), target: '#upload.choosing.lost' },
              { target: '#upload.choosing.refused', actions: applyAnswer('refused', ({ refusal }) => ({ refusal })) },
            ],
            onError: { target: '#upload.choosing.failed', actions: 'keepFault' },
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
                    guard: answered('progressed'),
                    target: 'watched',
                    reenter: true,
                    actions: applyAnswer('progressed', ({ sent }) => ({ sent })),
                  },
                  { target: '#upload.choosing.failed', actions: assign({ fault: { kind: 'timeout' } }) },
                ],
                onError: 'unwatched',
              },
            },
            /** Nobody tells how it goes on: it ends all the same. */
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
          { target: 'over', actions: assign(({ event }) => ({ file: event.output })) },
        ],
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.file,
});
