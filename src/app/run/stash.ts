import { z } from 'zod';

const entry = z.object({ text: z.string(), at: z.string() });

/** Where a run is put when the page is left before the server has it: this tab only, until the server has it. */
export interface Stash {
  put(draftId: string, text: string): void;
  /** What was put for a draft after a moment (ISO 8601), if anything. */
  newerThan(draftId: string, moment: string): string | null;
  clear(draftId: string): void;
}

/** A stash in the storage of the tab. */
export function stashIn(storage: Storage, now: () => Date): Stash {
  const name = (draftId: string) => `mallflow.run.${draftId}`;
  return {
    put: (draftId, text) => storage.setItem(name(draftId), JSON.stringify({ text, at: now().toISOString() })),
    newerThan(draftId, moment) {
      const kept = storage.getItem(name(draftId));
      if (kept === null) return null;
      const { text, at } = entry.parse(JSON.parse(kept));
      return Date.parse(at) > Date.parse(moment) ? text : null;
    },
    clear: (draftId) => storage.removeItem(name(draftId)),
  };
}
