import type { I18n } from '@lingui/core';
import { z } from 'zod/mini';
import type { Formats } from '../i18n/formats.ts';
import { issueText } from './issueWords.ts';
import type { FieldSchemas, TypedValues } from './typedForm.ts';

/** Zod's own words stay out: what is not said by a schema of ours is said by the table. */
const wordless = { error: () => '' };

const isEmpty = (value: unknown): boolean => value === false || (typeof value === 'string' && value.trim() === '');

/** What a schema has against each field, the first thing of several, in the language of the page. */
export function problemsIn(
  schema: z.ZodMiniType,
  values: TypedValues,
  i18n: I18n,
  formats: Formats,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const issue of z.safeParse(schema, values, wordless).error?.issues ?? []) {
    const name = String(issue.path[0]);
    if (problems.has(name)) continue;
    problems.set(name, issueText(issue, isEmpty(values[name]), i18n, formats));
  }
  return problems;
}

/** A text as it was understood. One that is not understood stays, and so do blanks alone: nothing else could be shown. */
export function understoodText(schema: FieldSchemas[string] | undefined, text: string): string {
  if (schema === undefined) return text;
  const read = z.safeParse(schema, text);
  const shown = read.success ? z.encode(schema, read.data) : '';
  return typeof shown === 'string' && shown !== '' ? shown : text;
}

/** Whether a field may be left empty. */
export const isOptional = (schema: z.ZodMiniType | undefined): boolean =>
  ['', false].some((nothing) => schema?.safeParse(nothing).success === true);

/** How many characters a text may have, where that is limited. */
export function mostIn(schema: z.ZodMiniType | undefined): number | null {
  if (!(schema instanceof z.ZodMiniString)) return null;
  const limits = schema._zod.def.checks?.filter((check) => check instanceof z.core.$ZodCheckMaxLength) ?? [];
  return limits.length === 0 ? null : Math.min(...limits.map((limit) => limit._zod.def.maximum));
}
