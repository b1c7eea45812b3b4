/** Entries in a trace; earlier ones are merged into the snapshot that it begins with. */
export const mostEntries = 400;

/** Nesting of objects and arrays; real runs have about half as many levels. */
export const mostLevels = 32;

/** Values in a trace at all levels. A recorder shortens a trace that has more. */
export const mostValues = 30_000;

/** A text (unterminated, up to the end of input), bracket, brace or comma. */
const tokens = /"(?:[^"\\]|\\.)*"?|[[\]{},]/gs;

const levelOf: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/**
 * Whether untrusted text is worth parsing: a parser or schema works for each value at each level. Does not check that
 * it is JSON.
 */
export function isWithinBounds(text: string): boolean {
  let [values, depth] = [1, 0];
  for (const [token] of text.matchAll(tokens)) {
    const level = levelOf[token] ?? 0;
    depth += level;
    if (level === 1 || token === ',') values += 1;
    if (depth > mostLevels || values > mostValues) return false;
  }
  return true;
}
