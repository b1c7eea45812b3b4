import type { SaveMark } from '#contract/calls/session.ts';
import { unprovidedPort } from '../../kit/port.ts';

export interface Save {
  readonly draft_id: string;
  readonly mark: SaveMark;
  readonly after: readonly SaveMark[];
  readonly snapshot: string;
}

export type SaveDraftOutcome =
  | { readonly kind: 'saved' }
  /** Another page has saved the same draft since. */
  | { readonly kind: 'conflict' }
  /** The draft has come to its end elsewhere: ordered, or given up. */
  | { readonly kind: 'closed' }
  /** There is no such draft for the page's holder: it has not been saved for so long that it was forgotten. */
  | { readonly kind: 'forgotten' };

export type ReadDraftOutcome = { readonly kind: 'open'; readonly saved: SaveMark | null } | { readonly kind: 'closed' };

export const savingPorts = {
  saveDraft: unprovidedPort<Save, SaveDraftOutcome>('saveDraft'),
  readDraft: unprovidedPort<{ readonly draft_id: string }, ReadDraftOutcome>('readDraft'),
};

export type SavingPorts = typeof savingPorts;
