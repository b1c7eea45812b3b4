import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { documentKind, orderDocument } from '#contract/entities/document.ts';
import type { StoredFile } from '#contract/files.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { answered } from '../kit/outcome.ts';
import { unprovidedPort } from '../kit/port.ts';
import { pollingOf } from './polling.ts';
import { uploadMachine } from './upload.ts';

/** A document of an order, as the page says it that shows it. */
export interface AttachmentInput {
  readonly order_id: string;
  readonly kind: z.infer<typeof documentKind>;
  /** What the order has. */
  readonly document: z.infer<typeof orderDocument> | null;
}

export interface AttachmentContext extends AttachmentInput {
  /** What was uploaded and is not attached yet. */
  readonly file: StoredFile | null;
  readonly refusal: Refusal | null;
}

export type AttachmentEvent =
  | { readonly type: 'document.replace' }
  /** Somebody has confirmed that it is to be removed. */
  | { readonly type: 'document.remove' }
  /** Where somebody else was first: the own file is attached in place of theirs. */
  | { readonly type: 'theirs.replace' }
  | { readonly type: 'theirs.keep' };

const changeQuery = z.object({
  order_id: z.string(),
  kind: documentKind,
  /** The uploaded file that is to be attached; null removes the document. */
  file_id: z.nullable(z.string()),
  /** The document that was seen on the order. */
  document_id: z.nullable(z.string()),
});
export type ChangeQuery = Readonly<z.infer<typeof changeQuery>>;

const changeOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), document: z.nullable(orderDocument) }),
  /** Somebody has changed it meanwhile: what the order has now. */
  z.object({ kind: z.literal('overtaken'), document: z.nullable(orderDocument) }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema }),
]);
export type ChangeOutcome = Readonly<z.infer<typeof changeOutcome>>;

/** What polling is asked. */
export const changeQueryOf = (query: unknown): ChangeQuery => changeQuery.parse(query);

/** What an attachment asks of the world. */
export const attachmentPorts = {
  upload: uploadMachine,
  change: unprovidedPort<ChangeQuery, ChangeOutcome>('change'),
  /** Changes the same until there is an answer: what has been changed is not changed again. */
  lookUp: pollingOf(changeOutcome),
};
export type AttachmentPorts = typeof attachmentPorts;

const queryOf = ({ order_id, kind, file, document }: AttachmentContext): ChangeQuery => ({
  order_id,
  kind,
  file_id: file?.file_id ?? null,
  document_id: document?.document_id ?? null,
});

/** What an answer changes, for each way in which it can end. A file that was overtaken can still be attached. */
const takeOutcome = (outcome: ChangeOutcome): Partial<AttachmentContext> => {
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
 * Keeps a document of an order: a part that pages of the desk run, one for each kind of document.
 *
 * Life: where the order has none, a file is uploaded and attached at once; what it has can be replaced by another upload, and
 * removed. Where somebody else has changed it meanwhile, a person sees theirs and decides which stays. Where the answer is lost, the same
 * is sent again until it is known.
 *
 * Invariants:
 * - What was seen is replaced, and nothing else: each change names the document that was on the page.
 * - What the order has stays until another is attached in its place, and after a refusal.
 * - Nothing else is changed while it is unknown what has become of a change.
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
    forget: assign({ refusal: null }),
    letGo: assign({ file: null }),
  },
}).createMachine({
  id: 'attachment',
  context: ({ input }) => ({ ...input, file: null, refusal: null }),
  initial: 'sorting',
  states: {
    sorting: { always: [{ guard: 'isAttached', target: 'attached' }, { target: 'asked' }] },
    /** A file is asked for: the first one, or one in place of what the order has. */
    asked: {
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ purpose: context.kind, replaces: context.document?.file ?? null }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'sorting', actions: 'forget' },
          { target: 'changing', actions: assign(({ event }) => ({ file: event.output, refusal: null })) },
        ],
      },
    },
    attached: {
      on: {
        'document.replace': { target: 'asked', actions: 'forget' },
        'document.remove': { target: 'changing', actions: 'forget' },
      },
    },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => queryOf(context),
        onDone: [
          {
            guard: answered('overtaken'),
            target: 'overtaken',
            actions: assign(({ event }) => takeOutcome(event.output)),
          },
          { target: 'sorting', actions: assign(({ event }) => takeOutcome(event.output)) },
        ],
        onError: 'lookingUp',
      },
    },
    /** Whether it was changed is not known. */
    lookingUp: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => queryOf(context),
        onDone: [
          {
            guard: answered('overtaken'),
            target: 'overtaken',
            actions: assign(({ event }) => takeOutcome(event.output)),
          },
          { target: 'sorting', actions: assign(({ event }) => takeOutcome(event.output)) },
        ],
      },
    },
    /** Somebody else has changed it: nothing was changed here. */
    overtaken: {
      on: {
        'theirs.replace': { guard: 'hasFile', target: 'changing' },
        'theirs.keep': { target: 'sorting', actions: 'letGo' },
      },
    },
  },
});
