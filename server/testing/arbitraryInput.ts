import fc from 'fast-check';
import { z } from 'zod/mini';

const hugeText = fc.constantFrom('x'.repeat(5000), '字'.repeat(2000), '9'.repeat(400));
const hostileText = fc.constantFrom(
  '\0',
  'a\0b',
  '\ud800',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  '-0',
  '1e309',
  '',
);

/** Includes hostile text and large numbers. */
export const arbitraryJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  hostileText,
  hugeText,
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0, 0.1, 1e308, -1e-7, 2 ** 31, 2 ** 63, null, true, [], {}),
  fc.integer({ min: 21, max: 300 }).map((depth) => nested(depth)),
);

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

const schemaNode = z.looseObject({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  maxLength: z.optional(z.number()),
});

const validInput = (schema: z.ZodMiniType, known: readonly string[]): fc.Arbitrary<unknown> =>
  arbitraryOfNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known);

function arbitraryOfNode(given: unknown, known: readonly string[]): fc.Arbitrary<unknown> {
  const node = schemaNode.parse(given);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.anyOf !== undefined) return fc.oneof(...node.anyOf.map((each) => arbitraryOfNode(each, known)));
  if (node.type === 'object') return arbitraryOfObject(node.properties ?? {}, node.required ?? [], known);
  if (node.type === 'array') return fc.array(arbitraryOfNode(node.items ?? {}, known), { maxLength: 5 });
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'integer' || node.type === 'number') {
    const min = Math.max(node.minimum ?? -1000, Number.MIN_SAFE_INTEGER);
    const max = Math.max(min, node.maximum ?? Number.MAX_SAFE_INTEGER);
    return fc.oneof(fc.integer({ min, max: Math.min(max, Math.max(min, 1e6)) }), fc.constantFrom(min, max));
  }
  return node.type === 'string' ? arbitraryOfText(node, known) : arbitraryJson;
}

function arbitraryOfText(node: z.output<typeof schemaNode>, known: readonly string[]): fc.Arbitrary<string> {
  const { pattern, format, maxLength = 200 } = node;
  if (format === 'email') return fc.constantFrom('owner@cn.example', 'nobody@cn.example');
  if (format === 'date-time') return fc.constantFrom('2026-03-02T08:00:00Z', '0001-01-01T00:00:00+14:00');
  if (format === 'date') return fc.constantFrom('2026-03-02', '9999-12-31', '0000-02-29');
  if (pattern === undefined) return fc.string({ maxLength: Math.min(maxLength, 200), unit: 'grapheme' });
  const expression = new RegExp(pattern, 'u');
  const existing = known.filter((name) => expression.test(name));
  const made = fc.stringMatching(expression);
  return existing.length === 0 ? made : fc.oneof(made, { weight: 5, arbitrary: fc.constantFrom(...existing) });
}

const arbitraryOfObject = (
  properties: Record<string, unknown>,
  required: string[],
  known: readonly string[],
): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, arbitraryOfNode(node, known)])),
    {
      requiredKeys: required,
    },
  );

/**
 * Fitting inputs, fitting ones with one error, and arbitrary ones. `known` are existing ids, so that some requests get
 * past the first lookup.
 */
export const arbitraryInput = (schema: z.ZodMiniType, known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: validInput(schema, known) },
    { weight: 3, arbitrary: invalidInput(schema, known) },
    arbitraryJson,
  );

function invalidInput(schema: z.ZodMiniType, known: readonly string[]): fc.Arbitrary<unknown> {
  const ways = fc.constantFrom('replace', 'drop', 'add');
  const wrong = fc.tuple(validInput(schema, known), fc.nat(), fc.string(), arbitraryJson, ways);
  return wrong.map(([value, at, name, junk, how]) => {
    const entries = Object.entries(z.catch(z.record(z.string(), z.unknown()), {}).parse(value));
    const index = entries.length === 0 ? 0 : at % entries.length;
    if (how === 'add') return Object.fromEntries([...entries, [name, junk]]);
    const kept = entries.filter((_, each) => how === 'replace' || each !== index);
    return Object.fromEntries(kept.map(([key, old], each) => [key, how === 'replace' && each === index ? junk : old]));
  });
}
