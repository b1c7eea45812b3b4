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
  /** The draft has ended elsewhere: ordered, or abandoned. */
  | { readonly kind: 'closed' }
  /** The server has no such draft for the caller: it was purged after a long time without a save. */
  | { readonly kind: 'forgotten' };

export type ReadDraftOutcome = { readonly kind: 'open'; readonly saved: SaveMark | null } | { readonly kind: 'closed' };

export const savingPorts = {
  saveDraft: unprovidedPort<Save, SaveDraftOutcome>('saveDraft'),
  readDraft: unprovidedPort<{ readonly draft_id: string }, ReadDraftOutcome>('readDraft'),
};

export type SavingPorts = typeof savingPorts;
