import type { FlowDraft, SaveId } from '#contract/calls/session.ts';
import { canReplaceSave } from '../../lifecycles/draft.ts';

/** What a tab stores until the server has it: the newest text of a run, and the saves that it knows. */
export interface StashEntry {
  readonly draft_id: string;
  readonly text: string;
  readonly known: readonly SaveId[];
  /** Whether it is the receipt of a run that has ended. */
  readonly has_ended: boolean;
}

/** How a page starts, from the server's draft and the tab's stash. */
export type DraftOpening =
  /** The stash has nothing that the server lacks. */
  | { readonly kind: 'kept'; readonly known: readonly SaveId[] }
  /** Continues with the stash and saves it. If another page has saved since, this save ends in `conflict`. */
  | { readonly kind: 'stashed'; readonly text: string; readonly known: readonly SaveId[] }
  /** The stash belongs to a draft that has ended elsewhere: its input goes into a new run. */
  | { readonly kind: 'orphaned'; readonly text: string; readonly known: readonly SaveId[] };

export function draftOpeningOf(draft: Pick<FlowDraft, 'draft_id' | 'saved'>, entry: StashEntry | null): DraftOpening {
  const { draft_id, saved } = draft;
  const isOrphaned = entry !== null && entry.draft_id !== draft_id;
  if (entry === null || (isOrphaned && entry.has_ended)) return { kind: 'kept', known: saved === null ? [] : [saved] };
  const { text, known } = entry;
  if (isOrphaned) return { kind: 'orphaned', text, known: [] };
  if (saved === null || !canReplaceSave(saved, known)) return { kind: 'stashed', text, known };
  return { kind: 'stashed', text, known: newestOf([...known.slice(-maxSavesInFlight), saved]) };
}

/**
 * Saves of the tab's earlier pages that may still arrive. With the current save and its own, a request names at most
 * eight.
 */
const maxSavesInFlight = 6;

/** The newest save of each page; it implies the page's earlier ones. */
export function newestOf(saves: readonly SaveId[]): readonly SaveId[] {
  const byWriter = new Map<string, SaveId>();
  for (const mark of saves) {
    const other = byWriter.get(mark.writer);
    if (other === undefined || other.number < mark.number) byWriter.set(mark.writer, mark);
  }
  return [...byWriter.values()];
}
