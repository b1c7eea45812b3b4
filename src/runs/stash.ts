import { z } from 'zod/mini';
import { saveId } from '#contract/calls/session.ts';
import type { StashEntry } from '#machines/shell/saving/stash.ts';
import { tabKeyPrefix } from '../services/tab.ts';
import type { RunOwner } from './owner.ts';

const entrySchema: z.ZodMiniType<StashEntry> = z.object({
  draft_id: z.string(),
  text: z.string(),
  known: z.array(saveId),
  has_ended: z.boolean(),
});

/** Holds the changes of a run that the server does not have yet. */
export interface Stash {
  /** Returns false if there is no room. */
  put(entry: StashEntry): boolean;
  read(): StashEntry | null;
  clear(): void;
}

/** Prefix of the names under which the runs of users are stored. */
export const userStashPrefix = 'mallflow.run';

interface StashKey {
  readonly flow: string;
  readonly subject: string;
  readonly owner: RunOwner;
}

/**
 * In the storage of the tab: survives a reload and a new sign-in, and only the same owner can read it. A browser that
 * denies storage has no room.
 */
export function openStash(storage: () => Storage, { flow, subject, owner }: StashKey): Stash {
  // Earlier builds have stored runs without a subject under this name.
  const about = [flow, ...(subject === '' ? [] : [subject])];
  const name = owner.kind === 'tab' ? [`${tabKeyPrefix}run`, ...about] : [userStashPrefix, ...about, owner.user_id];
  return createStash(storage, name.join('.'));
}

function createStash(storage: () => Storage, name: string): Stash {
  return {
    put(entry) {
      try {
        storage().setItem(name, JSON.stringify(entry));
        return true;
      } catch {
        // The storage is full. The entry that stays is older than what the server has or will have.
        return false;
      }
    },
    // Null for an entry of another shape, and if the browser denies storage: then the draft of the server is used.
    read() {
      try {
        const kept = storage().getItem(name);
        return kept === null ? null : entrySchema.parse(JSON.parse(kept));
      } catch {
        return null;
      }
    },
    clear() {
      try {
        storage().removeItem(name);
      } catch {
        // A browser that denies storage has nothing to clear.
      }
    },
  };
}
