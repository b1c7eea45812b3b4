import type { CustomerColumn } from '#contract/entities/customer.ts';
import type { Language } from '#contract/languages.ts';
import type { Message } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';
import { fileMessages as messages } from './messages.ts';
import type { ExportRow } from './tables.ts';

export const sheetNameOf = (language: Language): string => textIn(language)(messages.customers);

/** `Customers 2026-11-23.csv`, by the day on which the export began. */
export function fileNameOf({
  language,
  created_at,
  time_zone,
  request,
}: Pick<ExportRow, 'language' | 'created_at' | 'time_zone' | 'request'>): string {
  // Swedish dates are ISO 8601.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone }).format(created_at);
  return `${sheetNameOf(language)} ${day}.${request.format}`;
}

/** Their heading names the time zone. */
const moments: ReadonlySet<CustomerColumn> = new Set(['created_at', 'last_contacted_at']);
export const isMoment = (column: CustomerColumn): boolean => moments.has(column);

export const headingsOf = ({
  language,
  time_zone,
  request,
}: Pick<ExportRow, 'language' | 'time_zone' | 'request'>): string[] =>
  request.columns.map((column) => {
    const heading = textIn(language)(messages.columns[column]);
    return isMoment(column) ? `${heading} (${time_zone})` : heading;
  });

/**
 * Translates codes of stages and sources. Uses a map, since V8 interns every name looked up on an object: every text of
 * every customer would stay in memory.
 */
export function cellTexts(language: Language, column: CustomerColumn): (cell: string) => string {
  const named: Readonly<Record<string, Message>> =
    column === 'stage' ? messages.stages : column === 'source' ? messages.sources : {};
  const byCode = new Map(Object.entries(named).map(([code, message]) => [code, textIn(language)(message)]));
  return (cell) => byCode.get(cell) ?? cell;
}
