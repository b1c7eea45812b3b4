import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './calls/index.ts';

const allCalls: [string, Call][] = Object.entries(calls);

const schemaWithFields = z.object({ properties: z.record(z.string(), z.unknown()) });

function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schemaWithFields.safeParse(schema).data ?? {};
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldNames)];
}

const isSnakeCase = (name: string): boolean => /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name);

it('the field name check finds names at any depth and recognises snake_case', () => {
  const [inner, list] = [z.object({ bC: z.string() }), z.array(z.object({ e_f: z.string() }))];
  expect(fieldNames(z.toJSONSchema(z.object({ a: inner, d: list })))).toEqual(['a', 'd', 'bC', 'e_f']);
  expect(['a', 'e_f', 'line_2', 'bC', 'B', '_a', 'a__b'].filter(isSnakeCase)).toEqual(['a', 'e_f', 'line_2']);
});

it.each(allCalls)('%s takes only fields whose names are in snake_case [WIR-12]', (_, call) => {
  const sent = [call.query, ...(call.body ? [call.body] : [])];
  const names = sent.flatMap((schema) => fieldNames(z.toJSONSchema(schema, { io: 'input' })));
  expect(names.filter((name) => !isSnakeCase(name))).toEqual([]);
});
