/** Entries in a trace; earlier ones are merged into the snapshot that it begins with. */
export const maxEntries = 400;

/** Nesting of objects and arrays; real runs have about half as many levels. */
export const maxDepth = 32;

/** Values in a trace at all levels. A recorder shortens a trace that has more. */
export const maxValues = 30_000;

/** A text (unterminated, up to the end of input), bracket, brace or comma. */
const tokenPattern = /"(?:[^"\\]|\\.)*"?|[[\]{},]/gs;

const depthChange: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/**
 * Whether untrusted text is worth parsing: a parser or schema works for each value at each level. Does not check that
 * it is JSON.
 */
export function isWithinBounds(text: string): boolean {
  let [values, depth] = [1, 0];
  for (const [token] of text.matchAll(tokenPattern)) {
    const level = depthChange[token] ?? 0;
    depth += level;
    if (level === 1 || token === ',') values += 1;
    if (depth > maxDepth || values > maxValues) return false;
  }
  return true;
}
