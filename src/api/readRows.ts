import { z } from 'zod/mini';
import type { Access, Call, Rows } from '#contract/call.ts';
import { isTailLine, readHeadLine, readRowLine, readTailLine } from '#contract/rows.ts';
import { type AnswerOptions, type RawAnswer, readAnswer } from './readAnswer.ts';
import { ConnectionLost, ReadTimeout, readLines } from './readLines.ts';
import { type CallFault, fault, type Result } from './result.ts';

export type RowsCall = Call<z.ZodMiniObject, null, z.ZodMiniType, false, Access, 'rows'> & { readonly rows: Rows };

export interface RowBatch<C extends RowsCall> {
  readonly head: z.output<C['rows']['head']>;
  readonly rows: readonly z.output<C['rows']['row']>[];
}

/** The next rows are read after it has finished. */
export type OnRows<C extends RowsCall> = (some: RowBatch<C>) => void | Promise<void>;

interface ReadOptions extends AnswerOptions {
  /** Longest wait for the next chunk. */
  readonly timeoutMs: number;
  /** Language that the request asked for. */
  readonly language: string;
  readonly isOnline?: () => boolean;
}

/** The answer does not match the contract. */
class MalformedRows extends Error {}

const record = z.record(z.string(), z.unknown());
const envelopeSchema = z.object({ code: z.int(), msg: z.string(), data: z.unknown() });

/** Reads an envelope line by line. An envelope on a single line is read as a whole: a proxy may have reformatted it. */
export async function readRows<C extends RowsCall>(
  call: C,
  response: Response,
  options: ReadOptions,
  take: OnRows<C>,
): Promise<Result<z.output<C['data']>>> {
  const { status, body } = response;
  const { language } = options;
  try {
    const read = await forwardRows(call, readLines(body, options.timeoutMs), take);
    if (read.tail !== null)
      return await readAnswer(call, { text: joinHeadAndTail(read.first, read.tail), status, language }, options);
    if (read.hasRows) return fault('unreachable', `${call.path} was cut`);
    return await readUnstreamed(call, { text: read.first, status, language }, options, take);
  } catch (cause) {
    return faultOf(cause, options);
  }
}

/** Passes on the rows; returns the first and the last line, which are not rows. */
async function forwardRows<C extends RowsCall>(call: C, lines: AsyncIterable<readonly string[]>, take: OnRows<C>) {
  let head: RowBatch<C>['head'] | null = null;
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
  if (cause instanceof ReadTimeout) return fault('timeout', cause.message);
  if (cause instanceof ConnectionLost) return fault((isOnline?.() ?? true) ? 'unreachable' : 'offline', cause.message);
  if (cause instanceof MalformedRows || cause instanceof SyntaxError || cause instanceof z.core.$ZodError) {
    return fault('broken', `rows that make no sense: ${cause.message}`);
  }
  throw cause;
}

const joinHeadAndTail = (first: string, tail: string): string => {
  const { data, ...envelope } = envelopeSchema.parse(readHeadLine(first));
  const { '': _, ...after } = readTailLine(tail);
  return JSON.stringify({ ...envelope, data: { ...record.parse(data), ...after } });
};

async function readUnstreamed<C extends RowsCall>(
  call: C,
  answer: RawAnswer,
  options: ReadOptions,
  take: OnRows<C>,
): Promise<Result<z.output<C['data']>>> {
  const result = await readAnswer(call, answer, options);
  if (result.kind !== 'ok') return result;
  const envelope = envelopeSchema.parse(JSON.parse(answer.text));
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

function headOf<C extends RowsCall>(call: C, envelope: unknown): RowBatch<C>['head'] {
  const schema: C['rows']['head'] = call.rows.head;
  const head = z.safeParse(schema, envelopeSchema.parse(envelope).data);
  if (!head.success) throw new MalformedRows('before the rows');
  return head.data;
}

function rowOf<C extends RowsCall>(call: C, row: unknown): RowBatch<C>['rows'][number] {
  const schema: C['rows']['row'] = call.rows.row;
  const read = z.safeParse(schema, row);
  if (!read.success) throw new MalformedRows(read.error.issues.map(({ path }) => path.join('.')).join(', '));
  return read.data;
}
