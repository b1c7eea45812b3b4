import { z } from 'zod/mini';

/**
 * How an envelope travels of whose data one list is long. It is JSON like every other, and has its line ends where they
 * help: the first line ends where the list begins, each row has a line, and the last begins where the list ends. Whoever
 * reads line by line has the first rows before the last are known, and can tell a list that was cut from one that is short.
 */

/** What is known before the rows: the rest of the envelope's data comes after them. */
export interface RowsHead {
  readonly code: number;
  readonly msg: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const fields = (data: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);

/** The line before the rows of a list. */
export const headLine = ({ code, msg, data }: RowsHead, list: string): string =>
  `{"code":${code},"msg":${JSON.stringify(msg)},"data":{${[...fields(data), `${JSON.stringify(list)}:[`].join(',')}\n`;

/** The line of a row. */
export const rowLine = (row: unknown, isFirst: boolean): string => `${isFirst ? '' : ','}${JSON.stringify(row)}\n`;

/** The line after the rows. */
export const tailLine = (data: Readonly<Record<string, unknown>>): string => `${[']', ...fields(data)].join(',')}}}`;

const tail = z.object({ data: z.record(z.string(), z.unknown()) });

/** The envelope that a first line begins, with nothing in its list. Throws where the line is none. */
export const readHeadLine = (line: string): unknown => JSON.parse(`${line}]}}`);

/** The row of a line. Throws where the line has none. */
export const readRowLine = (line: string): unknown => JSON.parse(line.startsWith(',') ? line.slice(1) : line);

/** Whether a line is the one after the rows. */
export const isTailLine = (line: string): boolean => line.startsWith(']');

/** What the line after the rows adds to the envelope's data. Throws where it was cut. */
export const readTailLine = (line: string): Readonly<Record<string, unknown>> =>
  tail.parse(JSON.parse(`{"data":{"":[${line}`)).data;
