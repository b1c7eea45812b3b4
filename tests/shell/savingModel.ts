import type { AnyMachineSnapshot } from 'xstate';
import { z } from 'zod/mini';
import { type FlowDraft, flowDraftSave, saveId } from '#contract/calls/session.ts';
import { exampleModel } from '#machines/kit/exampleModel.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { canReplaceSave } from '#machines/lifecycles/draft.ts';
import { otherWriter, savingExamples } from '#machines/shell/saving/examples.ts';
import {
  buildSaveRequest,
  type SavingContext,
  type SavingInput,
  savingMachine,
} from '#machines/shell/saving/machine.ts';
import type { Model, Outcome, Stimulus } from '../../pathways/model.ts';

/** The server's state while a page saves; `entered` is the user's latest input on the page. */
const serverSchema = z.object({
  entered: z.nullable(z.string()),
  kept: z.nullable(z.object({ mark: saveId, text: z.string() })),
  isClosed: z.boolean(),
  /** Another page saves at most once. */
  otherHasSaved: z.boolean(),
  begun: z.nullable(flowDraftSave.body),
});
export type ServerState = z.infer<typeof serverSchema>;
export const parseServerState = (environment: unknown): ServerState => serverSchema.parse(environment);

const draft_id = 'draft-1';

/** Outcomes where the server has saved without the page knowing. */
const unnoticedSaves: readonly Outcome[] = [
  { name: 'saved, but the answer was lost', error: new PortFault({ kind: 'offline' }) },
  { name: 'saved, but no answer came in time', error: new PortFault({ kind: 'timeout' }) },
];
const savingLabels: ReadonlySet<string> = new Set(
  ['saved', ...unnoticedSaves.map(({ name }) => name)].map((name) => `saveDraft: ${name}`),
);

/** Limit of saves on a path: otherwise their numbers would make every configuration new. */
const maxSaves = 3;

export const contextOf = ({ context }: AnyMachineSnapshot): SavingContext => context;

/** Whether the server accepts the save under way. */
export function isSaveAccepted({ kept, isClosed, begun }: ServerState): boolean {
  return begun !== null && !isClosed && canReplaceSave(kept?.mark ?? null, begun.after);
}

function isStimulusPossible(environment: unknown, stimulus: Stimulus, before: AnyMachineSnapshot): boolean {
  const now = parseServerState(environment);
  if (stimulus.kind === 'delay' || ['save.now', 'run.keep'].includes(stimulus.event.type)) {
    return contextOf(before).number < maxSaves;
  }
  if (savingLabels.has(stimulus.label)) return isSaveAccepted(now);
  switch (stimulus.label) {
    case 'saveDraft: another page has saved':
      return !now.isClosed && (!now.otherHasSaved || !isSaveAccepted(now));
    case 'readDraft: saved by another page':
      return !now.isClosed && now.kept?.mark.writer === otherWriter;
    default:
      return true;
  }
}

function nextServerState(environment: unknown, stimulus: Stimulus, after: AnyMachineSnapshot): ServerState {
  const now = afterAnswer(parseServerState(environment), stimulus);
  if (after.value !== 'saving' || contextOf(after).number === now.begun?.mark.number) return now;
  const { mark, after: known, ...save } = buildSaveRequest(contextOf(after));
  return { ...now, begun: { ...save, mark, after: [...known] } };
}

function afterAnswer(now: ServerState, { event, label }: Stimulus): ServerState {
  const { begun } = now;
  // An ended run has nothing to save but its receipt.
  if (event.type === 'run.leave' || event.type === 'run.end') return { ...now, entered: null };
  if ('text' in event && typeof event.text === 'string') return { ...now, entered: event.text };
  if (savingLabels.has(label) && begun !== null) return { ...now, kept: { mark: begun.mark, text: begun.snapshot } };
  if (label.endsWith(': has ended elsewhere')) return { ...now, isClosed: true };
  if (label.endsWith(': was forgotten')) return { ...now, isClosed: true, kept: null };
  if (label !== 'saveDraft: another page has saved' || !isSaveAccepted(now)) return now;
  return { ...now, kept: { mark: { writer: otherWriter, number: 1 }, text: 'theirs' }, otherHasSaved: true };
}

export const draftOf = ({ kept, isClosed }: ServerState): Pick<FlowDraft, 'draft_id' | 'saved'> =>
  isClosed ? { draft_id: 'draft-2', saved: null } : { draft_id, saved: kept?.mark ?? null };

const openingTransition = 'saving.opening always';

/** Transitions that do not occur with an opening, with the reason. */
const otherOpenings = {
  kept: Object.fromEntries(
    [`${openingTransition}[0] -> saving.unsaved`, `${openingTransition}[0] -> saving.unsaved holds`].map((id) => [
      id,
      'the tab has put nothing away',
    ]),
  ),
  stashed: Object.fromEntries(
    [`${openingTransition}[1] -> saving.saved`, `${openingTransition}[0] -> saving.unsaved refuses`].map((id) => [
      id,
      'the tab has put something away',
    ]),
  ),
} as const;

/** A page that saves, with a server that accepts, fails, or gets another page's saves. */
export function savingModel(opening: Exclude<SavingInput['opening'], { kind: 'orphaned' }>, kept: ServerState['kept']) {
  const { events, outcomes } = exampleModel(savingExamples);
  const input: SavingInput = { draft_id, writer: 'this-page', opening };
  const entered = opening.kind === 'stashed' ? opening.text : (kept?.text ?? null);
  const initial: ServerState = { entered, kept, isClosed: false, otherHasSaved: false, begun: null };
  return {
    machine: savingMachine,
    input,
    events,
    outcomes: { ...outcomes, saveDraft: [...(outcomes.saveDraft ?? []), ...unnoticedSaves] },
    environment: { initial, allows: isStimulusPossible, next: nextServerState },
    unreachable: otherOpenings[opening.kind],
  } satisfies Model;
}
