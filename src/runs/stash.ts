import { z } from 'zod/mini';
import { saveMark } from '#contract/calls/session.ts';
import type { StashEntry } from '#machines/shell/saving/stash.ts';
import { ofTab } from '../services/tab.ts';
import type { RunOwner } from './owner.ts';

const entrySchema: z.ZodMiniType<StashEntry> = z.object({
  draft_id: z.string(),
  text: z.string(),
  known: z.array(saveMark),
  has_ended: z.boolean(),
});

/** Where a tab puts what the server does not have yet of a flow of somebody, or of its own. */
export interface Stash {
  /** Answers whether there was room for it. */
  put(entry: StashEntry): boolean;
  read(): StashEntry | null;
  clear(): void;
}

/** What is kept: the run of a flow about a subject, of a owner. */
interface Kept {
  readonly flow: string;
  readonly subject: string;
  readonly owner: RunOwner;
}

/**
 * A stash in the storage of the tab: it is there after a reload and after signing in again, for the same owner only. In a browser that
 * keeps nothing there is no room.
 */
export function stashIn(storage: () => Storage, { flow, subject, owner }: Kept): Stash {
  // Without a subject the name is the one that earlier builds have used.
  const about = [flow, ...(subject === '' ? [] : [subject])];
  const name = owner.kind === 'tab' ? [`${ofTab}run`, ...about] : ['mallflow.run', ...about, owner.user_id];
  return stashNamed(storage, name.join('.'));
}

function stashNamed(storage: () => Storage, name: string): Stash {
  return {
    put(entry) {
      try {
        storage().setItem(name, JSON.stringify(entry));
        return true;
      } catch {
        // The storage of the tab is full: what was there before is older than what the server has or will have.
        return false;
      }
    },
    // Null where it is not something that this build has put, or the browser keeps nothing: the server's draft stands then.
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
        // A browser that keeps nothing has nothing to clear.
      }
    },
  };
}
