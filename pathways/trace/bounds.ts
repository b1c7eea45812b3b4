/** At most this many entries are in a trace; what was earlier is summed up in the snapshot that it begins with. */
export const mostEntries = 400;

/** Objects and arrays within each other: runs have about half as many. */
export const mostLevels = 32;

/** Values of a trace, however they are nested. A recorder shortens what has more. */
export const mostValues = 30_000;

/** A text, which ends with the whole where nothing else ends it, or a sign by which values begin and end. */
const tokens = /"(?:[^"\\]|\\.)*"?|[[\]{},]/gs;

const levelOf: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/**
 * Whether JSON text is worth parsing: no deeper, and with no more values, than a trace has. Traces come from strangers, and a parser or a
 * schema works for each value at each of its levels. Whether the text is JSON, its parser says.
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
