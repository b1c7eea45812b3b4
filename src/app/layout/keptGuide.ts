import { z } from 'zod/mini';
import { type GuideKept, hintIds } from '#machines/shell/guide/machine.ts';

/** Under which a browser keeps what was done with the guide. */
export const guideKey = 'mallflow.guide';

const kept = z.object({ dismissed: z.array(z.enum(hintIds)), is_hidden: z.boolean() });

/** What was done with the guide in this browser; nothing where that cannot be read. */
export function readGuide(storage: Pick<Storage, 'getItem'>): GuideKept {
  try {
    return kept.parse(JSON.parse(storage.getItem(guideKey) ?? ''));
  } catch {
    return { dismissed: [], is_hidden: false };
  }
}

/** Keeps what was done with the guide. */
export const keepGuide = (storage: Pick<Storage, 'setItem'>, done: GuideKept): void =>
  storage.setItem(guideKey, JSON.stringify(done));
