import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { type HandedOverPurpose, handedOverPurpose } from '#contract/entities/handOver.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { applyErrorEvent, type Fault } from '../kit/fault.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack } from '../kit/runEvents.ts';
import { pollingMachine } from './polling.ts';
import { uploadMachine } from './upload.ts';

const openedHandOver = z.object({ purpose: handedOverPurpose, check_code: z.string() });

const phoneState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), opened: openedHandOver }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema }),
]);
export type PhoneState = Readonly<z.infer<typeof phoneState>>;
const parsePhoneState = (answer: unknown): PhoneState => phoneState.parse(answer);

export interface PhoneUploadContext {
  /** `check_code` is the number that the computer shows too. */
  readonly opened: { readonly purpose: HandedOverPurpose; readonly check_code: string } | null;
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
}

export type PhoneUploadEvent = { readonly type: 'code.retry' } | ConnectionBack;

/** The code itself stays with the page. */
export const phoneUploadPorts = {
  /** Opens the code in the page's address; without one, the code that this tab opened before. */
  open: unprovidedPort<Record<string, never>, PhoneState>('open'),
  upload: uploadMachine,
  /** Polls until the hand-over is done or refused. */
  watch: pollingMachine,
};
export type PhoneUploadPorts = typeof phoneUploadPorts;

/**
 * Sends the file that a computer has handed over to this phone; run by a page.
 *
 * Life: the code is opened; the file is photographed or chosen, and sent. Then, or once the hand-over has ended
 * elsewhere, the machine ends.
 *
 * Invariants:
 * - The file is sent once; its arrival is shown also if the answer to the upload was lost.
 * - An end on the computer, or an expiry, is shown without user action.
 */
export const phoneUploadMachine = setup({
  types: {
    context: {} as PhoneUploadContext,
    events: {} as PhoneUploadEvent,
    children: {} as { readonly open: 'open'; readonly upload: 'upload'; readonly watch: 'watch' },
  },
  actors: phoneUploadPorts,
  guards: {
    isOpened: ({ event }) => 'output' in event && parsePhoneState(event.output).kind === 'opened',
    isDone: ({ event }) => 'output' in event && parsePhoneState(event.output).kind === 'done',
  },
  actions: {
    setFault: assign(applyErrorEvent),
    takeStanding: assign(({ event }) => {
      const told = 'output' in event ? parsePhoneState(event.output) : null;
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
        onError: { target: 'failed', actions: 'setFault' },
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
    /** The refusal says why nothing can be sent. */
    closed: { type: 'final' },
  },
});
