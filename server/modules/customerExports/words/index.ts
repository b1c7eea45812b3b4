import type { CustomerColumn } from '#contract/entities/customer.ts';
import type { Language } from '#contract/languages.ts';
import type { ExportRow } from '../tables.ts';
import { en } from './en.ts';
import type { FileWords } from './fileWords.ts';
import { ja } from './ja.ts';
import { zhCn } from './zhCn.ts';
import { zhTw } from './zhTw.ts';

export const fileWords = { en, 'zh-CN': zhCn, 'zh-TW': zhTw, ja } as const satisfies Record<Language, FileWords>;

/** `Customers 2026-11-23.csv`: by the day on which the export was begun. */
export function fileNameOf({
  language,
  created_at,
  time_zone,
  request,
}: Pick<ExportRow, 'language' | 'created_at' | 'time_zone' | 'request'>): string {
  // The Swedish write a day as ISO 8601 does.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone }).format(created_at);
  return `${fileWords[language].customers} ${day}.${request.format}`;
}

/** Which columns hold moments. Their heading says in which time zone. */
const moments: ReadonlySet<CustomerColumn> = new Set(['created_at', 'last_contacted_at']);
export const isMoment = (column: CustomerColumn): boolean => moments.has(column);

/** The heading of each column of an export. */
export const headingsOf = ({
  language,
  time_zone,
  request,
}: Pick<ExportRow, 'language' | 'time_zone' | 'request'>): string[] =>
  request.columns.map((column) => {
    const heading = fileWords[language].columns[column];
    return isMoment(column) ? `${heading} (${time_zone})` : heading;
  });

/**
 * What a cell says: words in place of the codes of a stage and a source. Asked of a map: the engine keeps each name that an object is
 * asked for, and would keep every text of every customer.
 */
export function cellWords(words: FileWords, column: CustomerColumn): (cell: string) => string {
  const said = column === 'stage' ? words.stages : column === 'source' ? words.sources : {};
  const byCode = new Map<string, string>(Object.entries(said));
  return (cell) => byCode.get(cell) ?? cell;
}
