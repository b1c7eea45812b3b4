import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { type Fault, faultOf } from '../kit/fault.ts';
import { answered } from '../kit/outcome.ts';
import { unprovidedPort } from '../kit/port.ts';
import { pollingOf } from './polling.ts';

const mark = z.object({ part: z.string(), words: z.string() });
/** A part that is wrong, and what is wrong with it. */
export type Mark = Readonly<z.infer<typeof mark>>;

/** What a verdict says beside its marks, by name: a number, a code, the id of a file. */
const details = z.record(z.string(), z.string());
export type Details = Readonly<z.infer<typeof details>>;

const decision = z.object({
  verdict: z.string(),
  /** By whom and when, where that is known. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
});
/** How something was decided. */
export type Decision = Readonly<z.infer<typeof decision>>;

/** What is reviewed, as the page that invokes a review says it. */
export interface ReviewInput {
  readonly subject_id: string;
  /** Of what it consists: each part can be marked as wrong. */
  readonly parts: readonly string[];
  /** The verdicts that name what is wrong, part by part. With any other no part may be marked. */
  readonly reasoned: readonly string[];
  /** What was typed before, in an earlier run. */
  readonly marks: readonly Mark[];
}

/** Why a verdict cannot be given as things stand. */
export type ReviewReason = 'nothing_marked' | 'words_missing' | 'marked_all_the_same';

export interface ReviewContext extends ReviewInput {
  /** The verdict that was given last, and the key of it. */
  readonly verdict: string | null;
  readonly details: Details;
  readonly key: string;
  readonly reason: ReviewReason | null;
  readonly decision: Decision | null;
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
}

export type ReviewEvent =
  | { readonly type: 'part.mark'; readonly part: string }
  | { readonly type: 'part.unmark'; readonly part: string }
  /** All that stands in the field of a part. */
  | { readonly type: 'words.type'; readonly part: string; readonly words: string }
  /** The key names this verdict with these words: sent again it decides nothing anew. */
  | { readonly type: 'verdict.give'; readonly verdict: string; readonly details?: Details; readonly key: string };

const decisionQuery = z.object({
  subject_id: z.string(),
  verdict: z.string(),
  marks: z.readonly(z.array(mark)),
  details,
  key: z.string(),
});
export type DecisionQuery = Readonly<z.infer<typeof decisionQuery>>;

const decisionOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decided'), decision }),
  /** Somebody else was first. */
  z.object({ kind: z.literal('overtaken'), decision }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema }),
]);
export type DecisionOutcome = Readonly<z.infer<typeof decisionOutcome>>;

/** What polling is asked. */
export const decisionQueryOf = (query: unknown): DecisionQuery => decisionQuery.parse(query);

/** What a review asks of the world. */
export const reviewPorts = {
  decide: unprovidedPort<DecisionQuery, DecisionOutcome>('decide'),
  /** Decides by the same key until there is an answer: what has been decided by it is answered again. */
  lookUp: pollingOf(decisionOutcome),
};
export type ReviewPorts = typeof reviewPorts;

/** What a client is told at most of a part. */
export const longestWords = 300;

/** What stands against a verdict. */
export function reviewReason({ marks, reasoned }: ReviewInput, verdict: string): ReviewReason | null {
  if (!reasoned.includes(verdict)) return marks.length === 0 ? null : 'marked_all_the_same';
  if (marks.length === 0) return 'nothing_marked';
  const isSaid = ({ words }: Mark) => words.trim() !== '' && words.trim().length <= longestWords;
  return marks.every(isSaid) ? null : 'words_missing';
}

const queryOf = ({ subject_id, verdict, marks, details: said, key }: ReviewContext): DecisionQuery => ({
  subject_id,
  verdict: verdict ?? '',
  marks: marks.map(({ part, words }) => ({ part, words: words.trim() })),
  details: said,
  key,
});

const isMarked = ({ marks }: ReviewContext, part: string): boolean => marks.some((each) => each.part === part);

/** What an answer changes, for each way in which it can end. */
const takeDecision = (outcome: DecisionOutcome): Partial<ReviewContext> =>
  outcome.kind === 'refused' ? { refusal: outcome.refusal } : { decision: outcome.decision };

/**
 * Reviews something that others have handed in: a part that the pages of the desk run, whatever it is that is reviewed.
 *
 * Life: parts are marked as wrong and said what is wrong with them; a verdict is given, and refused at once where something stands
 * against it; it is sent, and ends with how the subject was decided, by this person or by somebody who was first. Where the answer is
 * lost, it is sent again by its key until it is known.
 *
 * Invariants:
 * - A subject is decided once, however often a verdict is sent: each has its key.
 * - What was typed stays, whatever the answer is, until the subject is decided.
 * - No other verdict is given while it is unknown what has become of one.
 */
export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    input: {} as ReviewInput,
    output: {} as Decision | null,
    children: {} as { readonly [Port in keyof ReviewPorts]: Port },
  },
  actors: reviewPorts,
}).createMachine({
  id: 'review',
  context: ({ input }) => ({
    ...input,
    verdict: null,
    details: {},
    key: '',
    reason: null,
    decision: null,
    refusal: null,
    fault: null,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'considering',
      on: {
        'part.mark': {
          guard: ({ context, event }) => context.parts.includes(event.part) && !isMarked(context, event.part),
          actions: assign(({ context, event }) => ({ marks: [...context.marks, { part: event.part, words: '' }] })),
        },
        'part.unmark': {
          guard: ({ context, event }) => isMarked(context, event.part),
          actions: assign(({ context, event }) => ({
            marks: context.marks.filter(({ part }) => part !== event.part),
          })),
        },
        'words.type': {
          guard: ({ context, event }) => isMarked(context, event.part),
          actions: assign(({ context, event: { part, words } }) => ({
            marks: context.marks.map((each) => (each.part === part ? { part, words } : each)),
          })),
        },
        'verdict.give': [
          {
            guard: ({ context, event }) => reviewReason(context, event.verdict) === null,
            target: 'deciding',
            actions: assign(({ event: { verdict, details: said = {}, key } }) => ({
              verdict,
              details: said,
              key,
              reason: null,
              refusal: null,
              fault: null,
            })),
          },
          {
            target: '.incomplete',
            actions: assign(({ context, event }) => ({ reason: reviewReason(context, event.verdict), refusal: null })),
          },
        ],
      },
      states: {
        considering: {},
        /** A verdict was given that something stands against. */
        incomplete: {},
        /** The verdict was not taken: nothing has been decided. */
        refused: {},
      },
    },
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => queryOf(context),
        onDone: [
          { guard: answered('decided'), target: 'decided', actions: assign(({ event }) => takeDecision(event.output)) },
          {
            guard: answered('overtaken'),
            target: 'overtaken',
            actions: assign(({ event }) => takeDecision(event.output)),
          },
          { target: 'open.refused', actions: assign(({ event }) => takeDecision(event.output)) },
        ],
        onError: { target: 'lookingUp', actions: assign(({ event }) => ({ fault: faultOf(event.error) })) },
      },
    },
    /** Whether it was decided is not known. */
    lookingUp: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => queryOf(context),
        onDone: [
          { guard: answered('decided'), target: 'decided', actions: assign(({ event }) => takeDecision(event.output)) },
          {
            guard: answered('overtaken'),
            target: 'overtaken',
            actions: assign(({ event }) => takeDecision(event.output)),
          },
          { target: 'open.refused', actions: assign(({ event }) => takeDecision(event.output)) },
        ],
      },
    },
    decided: { type: 'final' },
    /** Somebody else was first: what was typed has no use any more. */
    overtaken: { type: 'final' },
  },
  output: ({ context }) => context.decision,
});
