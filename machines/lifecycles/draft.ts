import type { SaveId } from '#contract/calls/session.ts';

/**
 * Whether a save may replace the current one: its page must know that save, so that no work is overwritten unseen.
 * Knowing a save implies knowing all earlier ones of the same page, which may have arrived late or never.
 */
export const canReplaceSave = (kept: SaveId | null, after: readonly SaveId[]): boolean =>
  kept === null || after.some(({ writer, number }) => writer === kept.writer && kept.number <= number);
