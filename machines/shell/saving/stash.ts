import type { FlowDraft, SaveMark } from '#contract/calls/session.ts';
import { mayReplace } from '../../lifecycles/draft.ts';

/** What a tab puts away for as long as the server does not have it: the newest text of a run, and which saves it knows. */
export interface StashEntry {
  readonly draft_id: string;
  readonly text: string;
  readonly known: readonly SaveMark[];
  /** Whether it is the receipt of a run that has ended. */
  readonly has_ended: boolean;
}

/** How a page begins with what the server keeps of a draft and what its tab has put away. */
export type Opening =
  /** The tab has nothing that the server does not have. */
  | { readonly kind: 'kept'; readonly known: readonly SaveMark[] }
  /** The tab's is gone on with and saved. Where another page has saved since, that save meets the conflict. */
  | { readonly kind: 'stashed'; readonly text: string; readonly known: readonly SaveMark[] }
  /** What the tab has belonged to a draft that has ended elsewhere: what was entered goes into a new run. */
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

/** Saves of earlier pages of this tab that may still arrive. With the kept one and its own a save names eight at most. */
const mostInFlight = 6;

/** The newest save of each page: to know it is to know the earlier ones. */
export function newestOf(saves: readonly SaveMark[]): readonly SaveMark[] {
  const byWriter = new Map<string, SaveMark>();
  for (const mark of saves) {
    const other = byWriter.get(mark.writer);
    if (other === undefined || other.number < mark.number) byWriter.set(mark.writer, mark);
  }
  return [...byWriter.values()];
}
