/**
 * A value as JSON in lines of at most `width` characters; only a single longer text exceeds it. What does not fit into
 * one line is split into its entries, and short entries share a line.
 */
export const fittedJson = (value: unknown, width: number): string => linesOf(value, width).join('\n');

function linesOf(value: unknown, width: number): readonly string[] {
  const one = inOneLine(value);
  const entries = entriesOf(value);
  if (one.length <= width || entries.length === 0) return [one];
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  // A line also has an opening bracket or its indentation, a closing bracket, and a comma.
  const inner = width - 3;
  const parts = entries.map(([key, entry]) => withKey(key, linesOf(entry, inner - key.length)));
  const body = packEntries(parts, inner);
  return body.map((line, index) => `${index === 0 ? open : ' '}${line}${index === body.length - 1 ? close : ''}`);
}

const inOneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = entriesOf(value).map(([key, entry]) => `${key}${inOneLine(entry)}`);
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
};

/** JSON omits undefined fields and writes undefined entries of arrays as null. */
function entriesOf(value: unknown): readonly (readonly [key: string, entry: unknown])[] {
  if (Array.isArray(value)) return value.map((entry) => ['', entry ?? null] as const);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    entry === undefined ? [] : [[`${JSON.stringify(key)}: `, entry] as const],
  );
}

const withKey = (key: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => (index === 0 ? `${key}${line}` : line));

/** Puts as many entries on a line as fit; one of several lines shares none of them. */
function packEntries(parts: readonly (readonly string[])[], width: number): readonly string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const [index, part] of parts.entries()) {
    const ended = index === parts.length - 1 ? part : [...part.slice(0, -1), `${part.at(-1)},`];
    const [only] = ended;
    const last = lines.at(-1);
    const joined = `${last} ${only}`;
    if (ended.length === 1 && isOpen && joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(...ended);
    isOpen = ended.length === 1;
  }
  return lines;
}
