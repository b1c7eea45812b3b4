import type { Model } from './model.ts';
import { digestOf } from './trace/digest.ts';
import { personStimuli } from './walk.ts';

/** How long the text of a value may be that a golden suite writes as it is. */
const longest = 60;

/** Writes a value of a golden suite so that a person can read it, and so that another value is written in another way. */
export type WriteValue = (value: unknown) => unknown;

/**
 * Writes short values as they are, and long ones by the name of the example that they come from: `= readOrder: unpaid › order.lines`. A long
 * value that is in no example is written as a whole.
 */
export function valueWriterOf(model: Model): WriteValue {
  const known = writers.get(model);
  if (known !== undefined) return known;
  const names = namesIn(model);
  const write: WriteValue = (value) => {
    const text = JSON.stringify(value) ?? 'undefined';
    if (text.length <= longest) return value ?? null;
    const name = names.get(digestOf(value));
    return name === undefined ? value : `= ${name}`;
  };
  writers.set(model, write);
  return write;
}

const writers = new WeakMap<Model, WriteValue>();

/** The names of the long values in the examples of a model, by their digests; the name that is nearest to the top of an example counts. */
function namesIn(model: Model): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let level = [
    ...Object.entries(model.outcomes).flatMap(([source, outcomes]) =>
      outcomes.flatMap((outcome) =>
        'output' in outcome ? [[`${source}: ${outcome.name}`, outcome.output] as const] : [],
      ),
    ),
    ...personStimuli(model).map(({ label, event }) => [label, event] as const),
    ['the input', model.input] as const,
  ];
  while (level.length > 0) {
    for (const [name, value] of level) {
      const digest = digestOf(value);
      if (!names.has(digest)) names.set(digest, name);
    }
    level = level.flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(
            ([key, inner]) => [name.includes(' › ') ? `${name}.${key}` : `${name} › ${key}`, inner] as const,
          )
        : [],
    );
  }
  return names;
}
