import { z } from 'zod/mini';
import { settingDocs } from '../environment/setting.ts';

type Schema = z.core.$ZodType;

/** Throws for a schema with a custom rule without a description. */
export function allowedValues(schema: Schema, name: string): string {
  const inWords = settingDocs.get(schema)?.values;
  if (inWords !== undefined) return inWords;
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodOptional)
    return allowedValues(schema._zod.def.innerType, name);
  if (schema instanceof z.core.$ZodPipe) {
    const { in: before, out } = schema._zod.def;
    if (out instanceof z.core.$ZodTransform) return allowedValues(before, name);
    if (out instanceof z.core.$ZodArray)
      return `${allowedValues(out._zod.def.element, name)}; several are separated by commas`;
    throw new Error(`${name} is read in a way that no reader would understand: say its values with takes().`);
  }
  return leafValues(schema, name);
}

const inlineCode = (value: unknown): string => `\`${value}\``;

function leafValues(schema: Schema, name: string): string {
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries).map(inlineCode).join(', ');
  const unclear = (schema._zod.def.checks ?? []).some((check) => check._zod.def.check === 'custom');
  const { type, format, pattern, minimum, maximum, minLength, maxLength } = z.toJSONSchema(schema, { io: 'input' });
  if (format === 'email') return 'an e-mail address';
  if (unclear || pattern !== undefined || format !== undefined)
    throw new Error(`${name} has a rule that no reader would understand: say its values with takes().`);
  if (type === 'integer') return `a whole number${rangeText(minimum, maximum)}`;
  if (type === 'string') return lengthText(minLength, maxLength);
  throw new Error(`${name} takes values of the type ${type}: say them with takes().`);
}

const grouped = (value: number): string => value.toLocaleString('en');
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const rangeText = (least: number | undefined, most: number | undefined): string =>
  isBound(least) && isBound(most) ? ` from ${grouped(least)} to ${grouped(most)}` : '';

function lengthText(least = 0, most?: number): string {
  if (most !== undefined && least === most) return `text of ${most} characters`;
  if (most !== undefined && least > 1) return `text of ${least} to ${most} characters`;
  if (most !== undefined) return `text of at most ${most} characters`;
  return least > 1 ? `text of at least ${least} characters` : 'text';
}

export function defaultText(schema: Schema): string {
  const { unset } = settingDocs.get(schema) ?? {};
  const value = valueText(defaultOf(schema));
  const parts = [value, unset].filter((part) => part !== undefined);
  return parts.length === 0 ? 'none' : parts.join('; ');
}

function defaultOf(schema: Schema): unknown {
  if (schema instanceof z.core.$ZodDefault) return schema._zod.def.defaultValue;
  return schema instanceof z.core.$ZodPipe ? defaultOf(schema._zod.def.in) : undefined;
}

function valueText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : inlineCode(value.join(','));
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object') return JSON.stringify(value) === '{}' ? undefined : inlineCode(JSON.stringify(value));
  return inlineCode(value);
}
