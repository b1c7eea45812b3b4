import { z } from 'zod/mini';
import type { Access, Call, Rows } from '#contract/call.ts';
import { isTailLine, readHeadLine, readRowLine, readTailLine } from '#contract/rows.ts';
import { Cut, Late, linesOf } from './lines.ts';
import { type AnswerOptions, type RawAnswer, readAnswer } from './readAnswer.ts';
import { type CallFault, fault, type Result } from './result.ts';

export type RowsCall = Call<z.ZodMiniObject, null, z.ZodMiniType, false, Access, 'rows'> & { readonly rows: Rows };

export interface SomeRows<C extends RowsCall> {
  readonly head: z.output<C['rows']['head']>;
  readonly rows: readonly z.output<C['rows']['row']>[];
}

/** The next rows are read after it has finished. */
export type TakeRows<C extends RowsCall> = (some: SomeRows<C>) => void | Promise<void>;

interface ReadOptions extends AnswerOptions {
  /** Longest wait for the next chunk. */
  readonly timeoutMs: number;
  /** Language that the request asked for. */
  readonly language: string;
  readonly isOnline?: () => boolean;
}

/** The answer does not match the contract. */
class Senseless extends Error {}

const record = z.record(z.string(), z.unknown());
const whole = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/** Reads an envelope line by line. An envelope on a single line is read as a whole: a proxy may have reformatted it. */
export async function readRows<C extends RowsCall>(
  call: C,
  response: Response,
  options: ReadOptions,
  take: TakeRows<C>,
): Promise<Result<z.output<C['data']>>> {
  const { status, body } = response;
  const { language } = options;
  try {
    const read = await takeRows(call, linesOf(body, options.timeoutMs), take);
    if (read.tail !== null)
      return await readAnswer(call, { text: withTail(read.first, read.tail), status, language }, options);
    if (read.hasRows) return fault('unreachable', `${call.path} was cut`);
    return await readWhole(call, { text: read.first, status, language }, options, take);
  } catch (cause) {
    return faultOf(cause, options);
  }
}

/** Passes on the rows; returns the first and the last line, which are not rows. */
async function takeRows<C extends RowsCall>(call: C, lines: AsyncIterable<readonly string[]>, take: TakeRows<C>) {
  let head: SomeRows<C>['head'] | null = null;
  let first: string | null = null;
  let tail: string | null = null;
  for await (const some of lines) {
    const [begin, ...others]: readonly string[] = first === null ? some : [first, ...some];
    if (begin === undefined) continue;
    first = begin;
    tail = others.find(isTailLine) ?? tail;
    const rows = others.filter((line) => !isTailLine(line));
    if (rows.length === 0) continue;
    head ??= headOf(call, readHeadLine(first));
    await take({ head, rows: rows.map((line) => rowOf(call, readRowLine(line))) });
  }
  return { first: first ?? '', tail, hasRows: head !== null };
}

function faultOf(cause: unknown, { isOnline }: ReadOptions): CallFault {
  if (cause instanceof Late) return fault('timeout', cause.message);
  if (cause instanceof Cut) return fault((isOnline?.() ?? true) ? 'unreachable' : 'offline', cause.message);
  if (cause instanceof Senseless || cause instanceof SyntaxError || cause instanceof z.core.$ZodError) {
    return fault('broken', `rows that make no sense: ${cause.message}`);
  }
  throw cause;
}

const withTail = (first: string, tail: string): string => {
  const { data, ...envelope } = whole.parse(readHeadLine(first));
  const { '': _, ...after } = readTailLine(tail);
  return JSON.stringify({ ...envelope, data: { ...record.parse(data), ...after } });
};

async function readWhole<C extends RowsCall>(
  call: C,
  answer: RawAnswer,
  options: ReadOptions,
  take: TakeRows<C>,
): Promise<Result<z.output<C['data']>>> {
  const result = await readAnswer(call, answer, options);
  if (result.kind !== 'ok') return result;
  const envelope = whole.parse(JSON.parse(answer.text));
  const { [call.rows.list]: rows, ...rest } = record.parse(envelope.data);
  await take({
    head: headOf(call, envelope),
    rows: z
      .array(z.unknown())
      .parse(rows)
      .map((row) => rowOf(call, row)),
  });
  return readAnswer(
    call,
    { ...answer, text: JSON.stringify({ ...envelope, data: { ...rest, [call.rows.list]: [] } }) },
    options,
  );
}

function headOf<C extends RowsCall>(call: C, envelope: unknown): SomeRows<C>['head'] {
  const schema: C['rows']['head'] = call.rows.head;
  const head = z.safeParse(schema, whole.parse(envelope).data);
  if (!head.success) throw new Senseless('before the rows');
  return head.data;
}

function rowOf<C extends RowsCall>(call: C, row: unknown): SomeRows<C>['rows'][number] {
  const schema: C['rows']['row'] = call.rows.row;
  const read = z.safeParse(schema, row);
  if (!read.success) throw new Senseless(read.error.issues.map(({ path }) => path.join('.')).join(', '));
  return read.data;
}
