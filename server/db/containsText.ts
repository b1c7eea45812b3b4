import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm';

const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether one of the columns contains the typed text literally (not as a pattern); undefined, no condition, for an
 * empty text. Full-width input (of an IME) is found as typed and in plain letters and digits.
 */
export function containsText(columns: readonly AnyColumn[], text: string): SQL | undefined {
  if (text === '') return undefined;
  const forms = [...new Set([text, text.normalize('NFKC')])];
  return or(...columns.flatMap((column) => forms.map((form) => ilike(column, pattern(form)))));
}
