import type { SaveMark } from '#contract/calls/session.ts';

/**
 * Whether a save may replace the one that is kept: whoever makes it has to know of that one, so that nobody's work is
 * overwritten unseen. To know a save is to know the earlier ones of the same page, which may have come late or never.
 */
export const mayReplace = (kept: SaveMark | null, after: readonly SaveMark[]): boolean =>
  kept === null || after.some(({ writer, number }) => writer === kept.writer && kept.number <= number);
