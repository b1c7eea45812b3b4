import { z } from 'zod/mini';
import type { RefusalData } from '#contract/envelope.ts';
import type { ErrorName } from '#contract/responseCodes.ts';

export type Parsed<Value> =
  | { readonly kind: 'parsed'; readonly value: Value }
  | { readonly kind: 'refused'; readonly error: ErrorName; readonly data: RefusalData };

const maxReportedFields = 50;

const invalidFields = (fields: { path: string; problem: string }[], error: ErrorName = 'invalid_request') => ({
  kind: 'refused' as const,
  error,
  data: { fields: fields.slice(0, maxReportedFields) },
});

/** Parses by a schema of the contract; also rejects text that no database can store. */
export function parseWithSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Parsed<z.output<Schema>> {
  const unstorable = unstorablePath(value, []);
  if (unstorable !== null) return invalidFields([{ path: pathText(unstorable), problem: 'unstorable_text' }]);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { kind: 'parsed', value: parsed.data };
  const issues = parsed.error.issues;
  const hasUnknown = issues.some((issue) => issue.code === 'unrecognized_keys');
  return invalidFields(issues.flatMap(problemsOf), hasUnknown ? 'unknown_field' : 'invalid_request');
}

function problemsOf(issue: z.core.$ZodIssue): { path: string; problem: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathText(issue.path), problem: issue.code }];
  return issue.keys.map((key) => ({ path: pathText([...issue.path, key]), problem: 'unknown' }));
}

const pathText = (path: readonly PropertyKey[]): string => path.map((part) => String(part).slice(0, 64)).join('.');

/** Path of a NUL or a lone surrogate, in a value or in a field name; null if there is none. */
function unstorablePath(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = isStorable(name) ? unstorablePath(inner, [...path, name]) : path;
    if (found !== null) return found;
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
