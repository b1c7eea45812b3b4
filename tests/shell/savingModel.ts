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
const server = z.object({
  entered: z.nullable(z.string()),
  kept: z.nullable(z.object({ mark: saveId, text: z.string() })),
  isClosed: z.boolean(),
  /** Another page saves at most once. */
  otherHasSaved: z.boolean(),
  begun: z.nullable(flowDraftSave.body),
});
export type Server = z.infer<typeof server>;
export const serverOf = (environment: unknown): Server => server.parse(environment);

const draft_id = 'draft-1';

/** Outcomes where the server has saved without the page knowing. */
const unheard: readonly Outcome[] = [
  { name: 'saved, but the answer was lost', error: new PortFault({ kind: 'offline' }) },
  { name: 'saved, but no answer came in time', error: new PortFault({ kind: 'timeout' }) },
];
const saved: ReadonlySet<string> = new Set(
  ['saved', ...unheard.map(({ name }) => name)].map((name) => `saveDraft: ${name}`),
);

/** Limit of saves on a path: otherwise their numbers would make every configuration new. */
const mostSaves = 3;

export const contextOf = ({ context }: AnyMachineSnapshot): SavingContext => context;

/** Whether the server accepts the save under way. */
export function isTaken({ kept, isClosed, begun }: Server): boolean {
  return begun !== null && !isClosed && canReplaceSave(kept?.mark ?? null, begun.after);
}

function allows(environment: unknown, stimulus: Stimulus, before: AnyMachineSnapshot): boolean {
  const now = serverOf(environment);
  if (stimulus.kind === 'delay' || ['save.now', 'run.keep'].includes(stimulus.event.type)) {
    return contextOf(before).number < mostSaves;
  }
  if (saved.has(stimulus.label)) return isTaken(now);
  switch (stimulus.label) {
    case 'saveDraft: another page has saved':
      return !now.isClosed && (!now.otherHasSaved || !isTaken(now));
    case 'readDraft: saved by another page':
      return !now.isClosed && now.kept?.mark.writer === otherWriter;
    default:
      return true;
  }
}

function next(environment: unknown, stimulus: Stimulus, after: AnyMachineSnapshot): Server {
  const now = answered(serverOf(environment), stimulus);
  if (after.value !== 'saving' || contextOf(after).number === now.begun?.mark.number) return now;
  const { mark, after: known, ...save } = buildSaveRequest(contextOf(after));
  return { ...now, begun: { ...save, mark, after: [...known] } };
}

function answered(now: Server, { event, label }: Stimulus): Server {
  const { begun } = now;
  // An ended run has nothing to save but its receipt.
  if (event.type === 'run.leave' || event.type === 'run.end') return { ...now, entered: null };
  if ('text' in event && typeof event.text === 'string') return { ...now, entered: event.text };
  if (saved.has(label) && begun !== null) return { ...now, kept: { mark: begun.mark, text: begun.snapshot } };
  if (label.endsWith(': has ended elsewhere')) return { ...now, isClosed: true };
  if (label.endsWith(': was forgotten')) return { ...now, isClosed: true, kept: null };
  if (label !== 'saveDraft: another page has saved' || !isTaken(now)) return now;
  return { ...now, kept: { mark: { writer: otherWriter, number: 1 }, text: 'theirs' }, otherHasSaved: true };
}

export const draftOf = ({ kept, isClosed }: Server): Pick<FlowDraft, 'draft_id' | 'saved'> =>
  isClosed ? { draft_id: 'draft-2', saved: null } : { draft_id, saved: kept?.mark ?? null };

const begins = 'saving.opening always';

/** Transitions that do not occur with an opening, with the reason. */
const otherOpenings = {
  kept: Object.fromEntries(
    [`${begins}[0] -> saving.unsaved`, `${begins}[0] -> saving.unsaved holds`].map((id) => [
      id,
      'the tab has put nothing away',
    ]),
  ),
  stashed: Object.fromEntries(
    [`${begins}[1] -> saving.saved`, `${begins}[0] -> saving.unsaved refuses`].map((id) => [
      id,
      'the tab has put something away',
    ]),
  ),
} as const;

/** A page that saves, with a server that accepts, fails, or gets another page's saves. */
export function savingModel(opening: Exclude<SavingInput['opening'], { kind: 'orphaned' }>, kept: Server['kept']) {
  const { events, outcomes } = exampleModel(savingExamples);
  const input: SavingInput = { draft_id, writer: 'this-page', opening };
  const entered = opening.kind === 'stashed' ? opening.text : (kept?.text ?? null);
  const initial: Server = { entered, kept, isClosed: false, otherHasSaved: false, begun: null };
  return {
    machine: savingMachine,
    input,
    events,
    outcomes: { ...outcomes, saveDraft: [...(outcomes.saveDraft ?? []), ...unheard] },
    environment: { initial, allows, next },
    unreachable: otherOpenings[opening.kind],
  } satisfies Model;
}
