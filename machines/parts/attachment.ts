import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { documentKind, orderDocument } from '#contract/entities/document.ts';
import type { StoredFile } from '#contract/files.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { isOutcome } from '../kit/outcome.ts';
import { unprovidedPort } from '../kit/port.ts';
import { createPollingMachine } from './polling.ts';
import { uploadMachine } from './upload.ts';

export interface AttachmentInput {
  readonly order_id: string;
  readonly kind: z.infer<typeof documentKind>;
  readonly document: z.infer<typeof orderDocument> | null;
}

export interface AttachmentContext extends AttachmentInput {
  /** Uploaded, but not yet attached. */
  readonly file: StoredFile | null;
  readonly refusal: Refusal | null;
}

export type AttachmentEvent =
  | { readonly type: 'document.replace' }
  /** Sent after the user has confirmed. */
  | { readonly type: 'document.remove' }
  /** After another user's change: attach our file in place of theirs. */
  | { readonly type: 'theirs.replace' }
  | { readonly type: 'theirs.keep' };

const changeQuery = z.object({
  order_id: z.string(),
  kind: documentKind,
  /** Null removes the document. */
  file_id: z.nullable(z.string()),
  /** The document that the page showed: the server rejects the change if the order has another by now. */
  document_id: z.nullable(z.string()),
});
export type ChangeQuery = Readonly<z.infer<typeof changeQuery>>;

const changeOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), document: z.nullable(orderDocument) }),
  /** Another user changed it first; `document` is what the order has now. */
  z.object({ kind: z.literal('overtaken'), document: z.nullable(orderDocument) }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema }),
]);
export type ChangeOutcome = Readonly<z.infer<typeof changeOutcome>>;

export const parseChangeQuery = (query: unknown): ChangeQuery => changeQuery.parse(query);

export const attachmentPorts = {
  upload: uploadMachine,
  change: unprovidedPort<ChangeQuery, ChangeOutcome>('change'),
  /** Repeats the same change until it is answered. Repeating is safe: the server applies it once. */
  checkOutcome: createPollingMachine(changeOutcome),
};
export type AttachmentPorts = typeof attachmentPorts;

const buildChangeQuery = ({ order_id, kind, file, document }: AttachmentContext): ChangeQuery => ({
  order_id,
  kind,
  file_id: file?.file_id ?? null,
  document_id: document?.document_id ?? null,
});

/** After `overtaken` the file stays, as it can still be attached. */
const applyOutcome = (outcome: ChangeOutcome): Partial<AttachmentContext> => {
  switch (outcome.kind) {
    case 'changed':
      return { document: outcome.document, file: null };
    case 'overtaken':
      return { document: outcome.document };
    case 'refused':
      return { refusal: outcome.refusal, file: null };
  }
};

/**
 * Attaches, replaces and removes one document of an order. The desk's pages run one machine per kind of document.
 *
 * Life: without a document, a file is uploaded and attached at once; an existing document can be replaced by another
 * upload, or removed. If another user changed it first, the user sees theirs and decides which stays. If the answer is
 * lost, the same change is sent again until it is answered.
 *
 * Invariants:
 * - Each change names the document that the page showed, and replaces no other.
 * - The order's document stays until another is attached in its place, and after a refusal.
 * - No other change can be made while the outcome of one is unknown.
 */
export const attachmentMachine = setup({
  types: {
    context: {} as AttachmentContext,
    events: {} as AttachmentEvent,
    input: {} as AttachmentInput,
    children: {} as { readonly [Port in keyof AttachmentPorts]: Port },
  },
  actors: attachmentPorts,
  guards: {
    isAttached: ({ context }) => context.document !== null,
    hasFile: ({ context }) => context.file !== null,
  },
  actions: {
    clearErrors: assign({ refusal: null }),
    letGo: assign({ file: null }),
  },
}).createMachine({
  id: 'attachment',
  context: ({ input }) => ({ ...input, file: null, refusal: null }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'isAttached', target: 'attached' }, { target: 'missing' }] },
    missing: {
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ purpose: context.kind, replaces: context.document?.file ?? null }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'routing', actions: 'clearErrors' },
          { target: 'changing', actions: assign(({ event }) => ({ file: event.output, refusal: null })) },
        ],
      },
    },
    attached: {
      on: {
        'document.replace': { target: 'missing', actions: 'clearErrors' },
        'document.remove': { target: 'changing', actions: 'clearErrors' },
      },
    },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => buildChangeQuery(context),
        onDone: [
          {
            guard: isOutcome('overtaken'),
            target: 'overtaken',
            actions: assign(({ event }) => applyOutcome(event.output)),
          },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: 'checkingOutcome',
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: ({ context }) => buildChangeQuery(context),
        onDone: [
          {
            guard: isOutcome('overtaken'),
            target: 'overtaken',
            actions: assign(({ event }) => applyOutcome(event.output)),
          },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
      },
    },
    /** Another user changed it first; our change was not applied. */
    overtaken: {
      on: {
        'theirs.replace': { guard: 'hasFile', target: 'changing' },
        'theirs.keep': { target: 'routing', actions: 'letGo' },
      },
    },
  },
});
