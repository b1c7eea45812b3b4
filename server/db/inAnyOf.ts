import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm';

const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether what a person typed is a part of a text in one of the columns, and not a pattern; where nothing was typed, no condition.
 * What an input method has written in full width is found as it is, and in plain letters and digits.
 */
export function inAnyOf(columns: readonly AnyColumn[], text: string): SQL | undefined {
  if (text === '') return undefined;
  const forms = [...new Set([text, text.normalize('NFKC')])];
  return or(...columns.flatMap((column) => forms.map((form) => ilike(column, pattern(form)))));
}
