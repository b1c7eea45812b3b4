import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { type Fault, faultOf } from '../kit/fault.ts';
import { isOutcome } from '../kit/outcome.ts';
import { unprovidedPort } from '../kit/port.ts';
import { createPollingMachine } from './polling.ts';

const reviewMark = z.object({ part: z.string(), words: z.string() });
/** A part that is wrong, and the text that says why. */
export type ReviewMark = Readonly<z.infer<typeof reviewMark>>;

/** What a verdict says beside its marks, by name: a number, a code, a file's id. */
const verdictDetails = z.record(z.string(), z.string());
export type VerdictDetails = Readonly<z.infer<typeof verdictDetails>>;

const decision = z.object({
  verdict: z.string(),
  /** Null if unknown. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
});
export type Decision = Readonly<z.infer<typeof decision>>;

export interface ReviewInput {
  readonly subject_id: string;
  /** The parts of the subject; each can be marked as wrong. */
  readonly parts: readonly string[];
  /** The verdicts that require marks. Any other verdict allows none. */
  readonly reasoned: readonly string[];
  /** Unsubmitted marks of an earlier run. */
  readonly marks: readonly ReviewMark[];
}

export type ReviewReason = 'nothing_marked' | 'words_missing' | 'marked_all_the_same';

export interface ReviewContext extends ReviewInput {
  readonly verdict: string | null;
  readonly details: VerdictDetails;
  readonly key: string;
  readonly reason: ReviewReason | null;
  readonly decision: Decision | null;
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
}

export type ReviewEvent =
  | { readonly type: 'part.mark'; readonly part: string }
  | { readonly type: 'part.unmark'; readonly part: string }
  /** The whole content of the field. */
  | { readonly type: 'words.type'; readonly part: string; readonly words: string }
  /** The key names this verdict with these texts: repeating it decides nothing again. */
  | {
      readonly type: 'verdict.give';
      readonly verdict: string;
      readonly details?: VerdictDetails;
      readonly key: string;
    };

const decisionQuery = z.object({
  subject_id: z.string(),
  verdict: z.string(),
  marks: z.readonly(z.array(reviewMark)),
  details: verdictDetails,
  key: z.string(),
});
export type DecisionQuery = Readonly<z.infer<typeof decisionQuery>>;

const decisionOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decided'), decision }),
  /** Another reviewer decided first. */
  z.object({ kind: z.literal('overtaken'), decision }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema }),
]);
export type DecisionOutcome = Readonly<z.infer<typeof decisionOutcome>>;

export const parseDecisionQuery = (query: unknown): DecisionQuery => decisionQuery.parse(query);

export const reviewPorts = {
  decide: unprovidedPort<DecisionQuery, DecisionOutcome>('decide'),
  /**
   * Repeats the verdict with its key until it is answered. The server decides once, and answers a repeat with the same
   * outcome.
   */
  checkOutcome: createPollingMachine(decisionOutcome),
};
export type ReviewPorts = typeof reviewPorts;

/** Upper bound for the text of one mark, in characters. */
export const maxMarkTextLength = 300;

/** Null if the verdict can be given. */
export function reviewReason({ marks, reasoned }: ReviewInput, verdict: string): ReviewReason | null {
  if (!reasoned.includes(verdict)) return marks.length === 0 ? null : 'marked_all_the_same';
  if (marks.length === 0) return 'nothing_marked';
  const isSaid = ({ words }: ReviewMark) => words.trim() !== '' && words.trim().length <= maxMarkTextLength;
  return marks.every(isSaid) ? null : 'words_missing';
}

const buildDecisionQuery = ({ subject_id, verdict, marks, details: said, key }: ReviewContext): DecisionQuery => ({
  subject_id,
  verdict: verdict ?? '',
  marks: marks.map(({ part, words }) => ({ part, words: words.trim() })),
  details: said,
  key,
});

const isMarked = ({ marks }: ReviewContext, part: string): boolean => marks.some((each) => each.part === part);

const applyDecision = (outcome: DecisionOutcome): Partial<ReviewContext> =>
  outcome.kind === 'refused' ? { refusal: outcome.refusal } : { decision: outcome.decision };

/**
 * Reviews a submission of any kind; run by the desk's pages.
 *
 * Life: parts are marked as wrong, each with a text; a verdict is given, and rejected at once if there is a reason
 * against it; it is sent. The machine ends with the decision, by this reviewer or by another who was first. If the
 * answer is lost, the verdict is sent again with its key until it is answered.
 *
 * Invariants:
 * - A subject is decided once, however often a verdict is sent: each verdict has its key.
 * - Marks stay, whatever the answer is, until the subject is decided.
 * - No other verdict can be given while the outcome of one is unknown.
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
        /** The last verdict was rejected for `reason`. */
        incomplete: {},
        /** The server refused the verdict; the subject is undecided. */
        refused: {},
      },
    },
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => buildDecisionQuery(context),
        onDone: [
          {
            guard: isOutcome('decided'),
            target: 'decided',
            actions: assign(({ event }) => applyDecision(event.output)),
          },
          {
            guard: isOutcome('overtaken'),
            target: 'overtaken',
            actions: assign(({ event }) => applyDecision(event.output)),
          },
          { target: 'open.refused', actions: assign(({ event }) => applyDecision(event.output)) },
        ],
        onError: { target: 'checkingOutcome', actions: assign(({ event }) => ({ fault: faultOf(event.error) })) },
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: ({ context }) => buildDecisionQuery(context),
        onDone: [
          {
            guard: isOutcome('decided'),
            target: 'decided',
            actions: assign(({ event }) => applyDecision(event.output)),
          },
          {
            guard: isOutcome('overtaken'),
            target: 'overtaken',
            actions: assign(({ event }) => applyDecision(event.output)),
          },
          { target: 'open.refused', actions: assign(({ event }) => applyDecision(event.output)) },
        ],
      },
    },
    decided: { type: 'final' },
    /** Another reviewer decided first; our marks have no effect. */
    overtaken: { type: 'final' },
  },
  output: ({ context }) => context.decision,
});
