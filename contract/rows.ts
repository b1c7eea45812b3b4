import { z } from 'zod/mini';

/**
 * The streamed form of an envelope with one long list. It is ordinary JSON with fixed line breaks: the first line ends
 * where the list begins, each row is one line, and the last line begins where the list ends. A line-by-line reader gets
 * the first rows early, and can distinguish a truncated list from a short one.
 */

/** Data before the rows; the rest of the envelope's data follows them. */
export interface RowsHead {
  readonly code: number;
  readonly msg: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const fields = (data: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);

export const headLine = ({ code, msg, data }: RowsHead, list: string): string =>
  `{"code":${code},"msg":${JSON.stringify(msg)},"data":{${[...fields(data), `${JSON.stringify(list)}:[`].join(',')}\n`;

export const rowLine = (row: unknown, isFirst: boolean): string => `${isFirst ? '' : ','}${JSON.stringify(row)}\n`;

export const tailLine = (data: Readonly<Record<string, unknown>>): string => `${[']', ...fields(data)].join(',')}}}`;

const tail = z.object({ data: z.record(z.string(), z.unknown()) });

/** The envelope with an empty list. Throws on an invalid line. */
export const readHeadLine = (line: string): unknown => JSON.parse(`${line}]}}`);

/** Throws on an invalid line. */
export const readRowLine = (line: string): unknown => JSON.parse(line.startsWith(',') ? line.slice(1) : line);

export const isTailLine = (line: string): boolean => line.startsWith(']');

/** The rest of the envelope's data. Throws on a truncated line. */
export const readTailLine = (line: string): Readonly<Record<string, unknown>> =>
  tail.parse(JSON.parse(`{"data":{"":[${line}`)).data;
