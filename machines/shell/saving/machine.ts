import { assign, setup } from 'xstate';
import type { SaveId } from '#contract/calls/session.ts';
import { type Fault, faultOf } from '../../kit/fault.ts';
import { assignOutcome, isOutcome } from '../../kit/outcome.ts';
import { type SaveRequest, savingPorts } from './ports.ts';
import { type DraftOpening, newestOf, type StashEntry } from './stash.ts';

export interface SavingContext {
  readonly draft_id: string;
  /** Identifies this page among all that save the draft. */
  readonly writer: string;
  /** The sequence number of this page's last save; 0 before the first. */
  readonly number: number;
  /** The saves of other pages that this one builds on. */
  readonly known: readonly SaveId[];
  /** The newest text of the run; null once the server has it. */
  readonly text: string | null;
  readonly sent: string | null;
  readonly failures: number;
  readonly fault: Fault | null;
  /** After the run's end only its receipt is left to save. */
  readonly has_ended: boolean;
}

export type SavingEvent =
  | { readonly type: 'run.change'; readonly text: string }
  | { readonly type: 'run.end'; readonly text: string }
  /** The user keeps this page's run, and overwrites another page's save. */
  | { readonly type: 'run.keep' }
  /** The run is abandoned, or its receipt was read: nothing more is saved. */
  | { readonly type: 'run.leave' }
  /** The connection may be back, or the page is about to close. */
  | { readonly type: 'save.now' };

export interface SavingInput {
  readonly draft_id: string;
  readonly writer: string;
  readonly opening: DraftOpening;
}

const pauseMs = 600;
const firstRetryMs = 5_000;
const maxRetryMs = 60_000;

/** The saves that this page may replace: those it was opened on, and its own, whether answered or not. */
export const knownSaves = ({ known, writer, number }: SavingContext): readonly SaveId[] =>
  newestOf(number === 0 ? known : [...known, { writer, number }]);

/** What the tab must stash; null once the server has it. */
export const stashOf = (context: SavingContext): StashEntry | null => {
  const { draft_id, text, has_ended } = context;
  return text === null ? null : { draft_id, text, known: knownSaves(context), has_ended };
};

export const buildSaveRequest = (context: SavingContext): SaveRequest => ({
  draft_id: context.draft_id,
  mark: { writer: context.writer, number: context.number },
  after: knownSaves({ ...context, number: context.number - 1 }),
  snapshot: context.sent ?? '',
});

/**
 * Saves a run on the server, and stashes it in the tab until the server has it.
 *
 * Life: each change is saved after a pause, one save at a time, always the newest text. A failed save is repeated with
 * growing pauses while the page is open. If another page has saved the same draft, the user decides which of the two to
 * keep.
 *
 * Invariants:
 * - What was entered is on the server or in the stash until the user leaves it or the run has ended.
 * - An own save whose answer was lost is never mistaken for another page's.
 * - Saving ends only with an answer that says so; after everything else it is repeated.
 *
 * It lives as long as its page and is never restored, so `after` timers are safe here.
 */
export const savingMachine = setup({
  types: {
    context: {} as SavingContext,
    events: {} as SavingEvent,
    input: {} as SavingInput,
  },
  actors: savingPorts,
  delays: {
    pause: pauseMs,
    retry: ({ context }) => Math.min(firstRetryMs * 2 ** Math.max(0, context.failures - 1), maxRetryMs),
  },
  guards: {
    hasText: ({ context }) => context.text !== null,
    hasEnded: ({ context }) => context.has_ended,
  },
  actions: {
    keepText: assign(({ context, event }) => ({
      text: 'text' in event ? event.text : context.text,
      has_ended: context.has_ended || event.type === 'run.end',
    })),
    beginSave: assign(({ context }) => ({ number: context.number + 1, sent: context.text })),
    noteSaved: assign(({ context }) => ({
      known: [],
      text: context.text === context.sent ? null : context.text,
      sent: null,
      failures: 0,
      fault: null,
    })),
    noteFailure: assign(({ context, event }) => ({
      sent: null,
      failures: context.failures + 1,
      fault: 'error' in event ? faultOf(event.error) : null,
    })),
    setFault: assign(({ event }) => ({ fault: 'error' in event ? faultOf(event.error) : null })),
    dropFault: assign({ sent: null, failures: 0, fault: null }),
    letGo: assign({ text: null }),
  },
}).createMachine({
  id: 'saving',
  context: ({ input: { draft_id, writer, opening } }) => ({
    draft_id,
    writer,
    number: 0,
    known: opening.known,
    text: opening.kind === 'stashed' ? opening.text : null,
    sent: null,
    failures: 0,
    fault: null,
    has_ended: false,
  }),
  initial: 'opening',
  on: {
    'run.change': { actions: 'keepText' },
    'run.end': { actions: 'keepText' },
    'run.leave': { target: '.left', actions: 'letGo' },
  },
  states: {
    opening: { always: [{ guard: 'hasText', target: 'unsaved' }, { target: 'saved' }] },
    saved: {
      on: {
        'run.change': { target: 'unsaved', actions: 'keepText' },
        'run.end': { target: 'unsaved', actions: 'keepText' },
      },
    },
    unsaved: { after: { pause: 'saving' }, on: { 'save.now': 'saving' } },
    saving: {
      entry: 'beginSave',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => buildSaveRequest(context),
        onDone: [
          {
            guard: ({ context, event }) => event.output.kind === 'saved' && context.text === context.sent,
            target: 'saved',
            actions: 'noteSaved',
          },
          { guard: isOutcome('saved'), target: 'unsaved', actions: 'noteSaved' },
          { guard: 'hasEnded', target: 'left', actions: 'letGo' },
          { guard: isOutcome('conflict'), target: 'conflict', actions: 'dropFault' },
          { guard: isOutcome('forgotten'), target: 'forgotten', actions: 'dropFault' },
          { target: 'closed', actions: 'dropFault' },
        ],
        onError: { target: 'waiting', actions: 'noteFailure' },
      },
    },
    waiting: { after: { retry: 'saving' }, on: { 'save.now': 'saving' } },
    conflict: { on: { 'run.keep': 'reading', 'run.end': { target: 'left', actions: 'letGo' } } },
    reading: {
      on: { 'run.end': { target: 'left', actions: 'letGo' } },
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context }) => ({ draft_id: context.draft_id }),
        onDone: [
          {
            guard: isOutcome('open'),
            target: 'saving',
            actions: assignOutcome('open', ({ saved }) => ({ known: saved === null ? [] : [saved] })),
          },
          { target: 'closed' },
        ],
        onError: { target: 'conflict', actions: 'setFault' },
      },
    },
    /** The server no longer has the draft; the input stays in the stash for a new run. */
    forgotten: { on: { 'run.end': { target: 'left', actions: 'letGo' } } },
    closed: { on: { 'run.end': { target: 'left', actions: 'letGo' } } },
    left: { type: 'final' },
  },
});
