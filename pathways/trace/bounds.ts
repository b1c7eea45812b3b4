/** Entries in a trace; earlier ones are merged into the snapshot that it begins with. */
export const mostEntries = 400;

/** Nesting of objects and arrays; real runs have about half as many levels. */
export const mostLevels = 32;

/** Values in a trace at all levels. A recorder shortens a trace that has more. */
export const mostValues = 30_000;

/** A text, ended by the end of input if it is unterminated, or a bracket, brace or comma. */
const tokens = /"(?:[^"\\]|\\.)*"?|[[\]{},]/gs;

const levelOf: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/**
 * Whether JSON text is worth parsing: no deeper and with no more values than a trace may have. Traces are untrusted,
 * and a parser or a schema works for each value at each of its levels. Does not check that the text is JSON.
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
