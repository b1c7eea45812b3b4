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
      const kept = entryIn(storage.getItem(name(draftId)));
      return kept !== null && Date.parse(kept.at) > Date.parse(moment) ? kept.text : null;
    },
    clear: (draftId) => storage.removeItem(name(draftId)),
  };
}

/** What was put, or null where it is not something that this build has put: the server's draft stands then. */
function entryIn(kept: string | null): z.infer<typeof entry> | null {
  try {
    return kept === null ? null : entry.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
