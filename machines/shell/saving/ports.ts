import type { SaveId } from '#contract/calls/session.ts';
import { unprovidedPort } from '../../kit/port.ts';

export interface SaveRequest {
  readonly draft_id: string;
  readonly mark: SaveId;
  readonly after: readonly SaveId[];
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

export type ReadDraftOutcome = { readonly kind: 'open'; readonly saved: SaveId | null } | { readonly kind: 'closed' };

export const savingPorts = {
  saveDraft: unprovidedPort<SaveRequest, SaveDraftOutcome>('saveDraft'),
  readDraft: unprovidedPort<{ readonly draft_id: string }, ReadDraftOutcome>('readDraft'),
};

export type SavingPorts = typeof savingPorts;
