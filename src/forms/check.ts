import { z } from 'zod/mini';
import type { FieldFault } from '#machines/kit/fieldFaults.ts';
import { type FieldError, faultOfIssue } from './fieldFaultMessages.ts';
import type { FieldSchemas, TypedValues } from './typedForm.ts';

/** Zod's own messages are never shown: a check has its own message, or `fieldFaultMessages` has one. */
const withoutMessages = { error: () => '' };

const isEmpty = (value: unknown): boolean => value === false || (typeof value === 'string' && value.trim() === '');

/** The first fault of each field. */
export function fieldFaultsIn(schema: z.ZodMiniType, values: TypedValues): ReadonlyMap<string, FieldError> {
  const faults = new Map<string, FieldError>();
  for (const issue of z.safeParse(schema, values, withoutMessages).error?.issues ?? []) {
    const name = String(issue.path[0]);
    if (faults.has(name)) continue;
    faults.set(name, faultOfIssue(issue, isEmpty(values[name])));
  }
  return faults;
}

/**
 * The schema's own message for a fault. Looked up by the code, as a record has the fault and not the value that was
 * checked.
 */
export function ownMessageIn(schema: z.ZodMiniType, name: string, code: FieldFault['code']): string | null {
  const def = schema._zod.def;
  if (!(def instanceof Object && 'shape' in def)) return null;
  const shape: unknown = def.shape;
  const field: unknown = shape instanceof Object ? Object.entries(shape).find(([key]) => key === name)?.[1] : null;
  const ofAll = (def.checks ?? []).filter(({ _zod }) => 'path' in _zod.def && isPathOf(_zod.def.path, name));
  const checks = [...checksOf(field), ...ofAll];
  const found = checks.find(({ _zod }) => codeOfCheck[_zod.def.check] === code && _zod.def.error !== undefined);
  if (found?._zod.def.error === undefined) return null;
  const words: unknown = Reflect.apply(found._zod.def.error, undefined, [{ code: 'custom' }]);
  return typeof words === 'string' ? words : null;
}

const isPathOf = (path: unknown, name: string): boolean => Array.isArray(path) && path[0] === name;

/** Checks that can have their own message in a schema. */
const codeOfCheck: Readonly<Record<string, FieldFault['code']>> = {
  min_length: 'missing',
  string_format: 'not_well_formed',
  custom: 'wrong',
};

/** Includes the checks of piped schemas. */
function checksOf(schema: unknown): readonly z.core.$ZodCheck[] {
  if (!(schema instanceof z.core.$ZodType)) return [];
  const { def } = schema._zod;
  const inner = schema instanceof z.core.$ZodPipe ? [schema._zod.def.in, schema._zod.def.out] : [];
  return [...(def.checks ?? []), ...inner.flatMap(checksOf)];
}

/** The parsed text as a field shows it. What cannot be parsed, or parses to nothing, stays as typed. */
export function parsedText(schema: FieldSchemas[string] | undefined, text: string): string {
  if (schema === undefined) return text;
  const read = z.safeParse(schema, text);
  const shown = read.success ? z.encode(schema, read.data) : '';
  return typeof shown === 'string' && shown !== '' ? shown : text;
}

/** Whether the schema accepts an empty text or an unticked box. */
export const isOptional = (schema: z.ZodMiniType | undefined): boolean =>
  ['', false].some((nothing) => schema?.safeParse(nothing).success === true);

/** In characters; null without a limit. */
export function maxLengthOf(schema: z.ZodMiniType | undefined): number | null {
  if (!(schema instanceof z.ZodMiniString)) return null;
  const limits = schema._zod.def.checks?.filter((check) => check instanceof z.core.$ZodCheckMaxLength) ?? [];
  return limits.length === 0 ? null : Math.min(...limits.map((limit) => limit._zod.def.maximum));
}
