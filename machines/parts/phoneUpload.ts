import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { type HandedOverPurpose, handedOverPurpose } from '#contract/entities/handOver.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { type Fault, faultIn } from '../kit/fault.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack } from '../kit/runEvents.ts';
import { pollingMachine } from './polling.ts';
import { uploadMachine } from './upload.ts';

const opened = z.object({ purpose: handedOverPurpose, check_code: z.string() });

const standing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), opened }),
  /** The file is there. */
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema }),
]);
/** How a hand-over stands on the phone that opens it. */
export type PhoneStanding = Readonly<z.infer<typeof standing>>;
const standingOf = (answer: unknown): PhoneStanding => standing.parse(answer);

export interface PhoneUploadContext {
  /** What is asked for, and the number that the computer shows too. */
  readonly opened: { readonly purpose: HandedOverPurpose; readonly check_code: string } | null;
  /** Why nothing can be sent. */
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
}

export type PhoneUploadEvent = { readonly type: 'code.retry' } | ConnectionBack;

/** What a phone asks of the world. The code stays with the page. */
export const phoneUploadPorts = {
  /** Opens the code that the page was opened with; without one, what this tab has opened before. */
  open: unprovidedPort<Record<string, never>, PhoneStanding>('open'),
  upload: uploadMachine,
  /** Asks how it stands, until nothing can be sent any more. */
  watch: pollingMachine,
};
export type PhoneUploadPorts = typeof phoneUploadPorts;

/**
 * Sends the file that a computer has handed over to this phone: a part that a page runs.
 *
 * Life: the code is opened; the file is photographed or chosen, and sent; then, or once it is ended elsewhere, nothing is left to do
 * here.
 *
 * Invariants:
 * - What was asked for is sent once; that it has arrived is told also where the answer to it was lost.
 * - What was ended on the computer, or by its time, is told here without anybody having to try.
 */
export const phoneUploadMachine = setup({
  types: {
    context: {} as PhoneUploadContext,
    events: {} as PhoneUploadEvent,
    children: {} as { readonly open: 'open'; readonly upload: 'upload'; readonly watch: 'watch' },
  },
  actors: phoneUploadPorts,
  guards: {
    isOpened: ({ event }) => 'output' in event && standingOf(event.output).kind === 'opened',
    isDone: ({ event }) => 'output' in event && standingOf(event.output).kind === 'done',
  },
  actions: {
    keepFault: assign(faultIn),
    takeStanding: assign(({ event }) => {
      const told = 'output' in event ? standingOf(event.output) : null;
      if (told?.kind === 'opened') return { opened: told.opened };
      return told?.kind === 'refused' ? { refusal: told.refusal } : {};
    }),
  },
}).createMachine({
  id: 'phoneUpload',
  context: { opened: null, refusal: null, fault: null },
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'open',
        src: 'open',
        input: {},
        onDone: [
          { guard: 'isOpened', target: 'uploading', actions: 'takeStanding' },
          { guard: 'isDone', target: 'sent' },
          { target: 'closed', actions: 'takeStanding' },
        ],
        onError: { target: 'failed', actions: 'keepFault' },
      },
    },
    failed: { on: { 'code.retry': 'opening', 'connection.back': 'opening' } },
    uploading: {
      invoke: [
        {
          id: 'upload',
          src: 'upload',
          input: ({ context: { opened: asked } }) => ({
            purpose: asked?.purpose ?? 'business_license',
            replaces: null,
          }),
          onDone: 'sent',
        },
        {
          id: 'watch',
          src: 'watch',
          input: {},
          onDone: [
            { guard: 'isDone', target: 'sent' },
            { target: 'closed', actions: 'takeStanding' },
          ],
        },
      ],
    },
    sent: { type: 'final' },
    /** Nothing can be sent here: why stands in the refusal. */
    closed: { type: 'final' },
  },
});
