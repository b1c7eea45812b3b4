import type { Model } from './model.ts';
import { digestOf } from './trace/digest.ts';
import { eventStimuli } from './walk.ts';

/** In characters of JSON: longer values are replaced by the name of their example. */
const maxInlineLength = 60;

/**
 * Writes a value of a golden suite legibly, and distinct values distinctly. If several examples contain the value, the
 * one that has just happened (`happens`) names it.
 */
export type WriteValue = (value: unknown, happens: string | null) => unknown;

/**
 * Writes short values in full and long ones by the example that contains them: `= readOrder: unpaid › order.lines`.
 * Writes a long value that no example contains entry by entry, in the same way.
 */
export function valueWriterOf(model: Model): WriteValue {
  const known = writers.get(model);
  if (known !== undefined) return known;
  const names = exampleNamesByDigest(model);
  const write: WriteValue = (value, happens) => {
    if (textOf(value).length <= maxInlineLength) return value ?? null;
    const known = names.get(digestOf(value)) ?? [];
    const name = known.find((one) => one === happens || one.startsWith(`${happens}${nameSeparator}`)) ?? known[0];
    if (name !== undefined) return `= ${name}`;
    if (Array.isArray(value)) return value.map((entry) => write(entry, happens));
    return isJsonObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, write(entry, happens)]))
      : value;
  };
  writers.set(model, write);
  return write;
}

const writers = new WeakMap<Model, WriteValue>();

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const nameSeparator = ' › ';

const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By digest. Values nearest to the top of an example come first. */
function exampleNamesByDigest(model: Model): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  let level = [
    ...Object.entries(model.outcomes).flatMap(([source, outcomes]) =>
      outcomes.map(
        (outcome) => [`${source}: ${outcome.name}`, 'output' in outcome ? outcome.output : outcome.error] as const,
      ),
    ),
    ...eventStimuli(model).map(({ label, event }) => [label, event] as const),
    ['the input', model.input] as const,
  ];
  while (level.length > 0) {
    for (const [name, value] of level) {
      if (textOf(value).length <= maxInlineLength) continue;
      const digest = digestOf(value);
      names.set(digest, [...(names.get(digest) ?? []), name]);
    }
    level = level.flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(
            ([key, inner]) =>
              [name.includes(nameSeparator) ? `${name}.${key}` : `${name}${nameSeparator}${key}`, inner] as const,
          )
        : [],
    );
  }
  return names;
}
