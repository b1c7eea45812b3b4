import type { FlowDraft, SaveMark } from '#contract/calls/session.ts';
import { mayReplace } from '../../lifecycles/draft.ts';

/** What a tab stores until the server has it: the newest text of a run, and the saves that it knows. */
export interface StashEntry {
  readonly draft_id: string;
  readonly text: string;
  readonly known: readonly SaveMark[];
  /** Whether it is the receipt of a run that has ended. */
  readonly has_ended: boolean;
}

/** How a page starts, from the server's draft and the tab's stash. */
export type Opening =
  /** The stash has nothing that the server lacks. */
  | { readonly kind: 'kept'; readonly known: readonly SaveMark[] }
  /** Continues with the stash and saves it. If another page has saved since, this save ends in `conflict`. */
  | { readonly kind: 'stashed'; readonly text: string; readonly known: readonly SaveMark[] }
  /** The stash belongs to a draft that has ended elsewhere: its input goes into a new run. */
  | { readonly kind: 'orphaned'; readonly text: string; readonly known: readonly SaveMark[] };

export function openingOf(draft: Pick<FlowDraft, 'draft_id' | 'saved'>, entry: StashEntry | null): Opening {
  const { draft_id, saved } = draft;
  const isOrphaned = entry !== null && entry.draft_id !== draft_id;
  if (entry === null || (isOrphaned && entry.has_ended)) return { kind: 'kept', known: saved === null ? [] : [saved] };
  const { text, known } = entry;
  if (isOrphaned) return { kind: 'orphaned', text, known: [] };
  if (saved === null || !mayReplace(saved, known)) return { kind: 'stashed', text, known };
  return { kind: 'stashed', text, known: newestOf([...known.slice(-mostInFlight), saved]) };
}

/**
 * Saves of the tab's earlier pages that may still arrive. With the current save and its own, a request names at most
 * eight.
 */
const mostInFlight = 6;

/** The newest save of each page; it implies the page's earlier ones. */
export function newestOf(saves: readonly SaveMark[]): readonly SaveMark[] {
  const byWriter = new Map<string, SaveMark>();
  for (const mark of saves) {
    const other = byWriter.get(mark.writer);
    if (other === undefined || other.number < mark.number) byWriter.set(mark.writer, mark);
  }
  return [...byWriter.values()];
}
