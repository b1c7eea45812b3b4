/** What may leave the device unredacted. */
export interface Allowlist {
  /**
   * Fields that the machine's guards and assignments read, and numbers and booleans that it sets itself, by the end of
   * their path: `years`, `minimum.minor`. `*` matches a name that is data, as in a record of quantities. Indexes of
   * lists do not count.
   */
  readonly read: readonly string[];
  /** By the end of their path. Any value outside the vocabulary is redacted. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
  /**
   * Numbers that a page shows, that no machine reads and that reveal nothing about a person; by the end of their path.
   */
  readonly shown?: readonly string[];
}

type FieldPath = readonly string[];

/** Replaces every moment; still parses as one. */
export const redactedMoment = '2000-01-01T00:00:00+00:00';
/** Whether a value may be a result of redaction. */
export const mayBeRedacted = (value: unknown): boolean =>
  value === 0 || value === false || value === redactedMoment || isRedactionMark(value);

export const isRedactionMark = (value: unknown): value is string => typeof value === 'string' && /^‹\d+›$/.test(value);

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Redacts the values of one run, except those on the allowlist. Equal texts (surrounding blanks aside) become equal
 * marks, so comparisons still work.
 * Numbers become 0, booleans false, moments `redactedMoment`. Null, empty values, lengths of lists and names of fields
 * stay.
 */
export function createRedaction(allowlist: Allowlist): (value: unknown) => unknown {
  const read = allowlist.read.map(segmentsOf);
  const shown = (allowlist.shown ?? []).map(segmentsOf);
  const codes = Object.entries(allowlist.codes).map(([ending, words]) => ({ ending: segmentsOf(ending), words }));
  const marks = new Map<string, string>();

  const mark = (text: string): string => {
    const trimmed = text.trim();
    if (trimmed === '') return text;
    if (momentPattern.test(text)) return redactedMoment;
    const known = marks.get(trimmed) ?? `‹${marks.size + 1}›`;
    marks.set(trimmed, known);
    return known;
  };
  const isCode = (path: FieldPath, text: string): boolean =>
    codes.some(({ ending, words }) => endsWith(path, ending) && words.includes(text));

  const redactLeaf = (value: unknown, path: FieldPath): unknown => {
    if (read.some((ending) => endsWith(path, ending))) return value;
    if (typeof value === 'string') return isCode(path, value) ? value : mark(value);
    if (typeof value !== 'number') return false;
    return shown.some((ending) => endsWith(path, ending)) ? value : 0;
  };
  const redact = (value: unknown, path: FieldPath): unknown => {
    if (value === null || value === undefined) return value;
    if (Array.isArray(value)) return value.map((item) => redact(item, path));
    if (typeof value !== 'object') return redactLeaf(value, path);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redact(inner, [...path, name])]));
  };
  return (value) => redact(value, []);
}

const segmentsOf = (ending: string): FieldPath => ending.split('.');

const endsWith = (path: FieldPath, ending: FieldPath): boolean =>
  ending.length <= path.length &&
  ending.every((segment, at) => segment === '*' || segment === path[path.length - ending.length + at]);
