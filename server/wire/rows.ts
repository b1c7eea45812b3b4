import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { headLine, rowLine, tailLine } from '#contract/rows.ts';
import type { RowStream } from './handler.ts';

const fields = z.record(z.string(), z.unknown());
type Fields = Readonly<z.infer<typeof fields>>;

/** An answer of which the first rows are there, as text. */
export interface BegunRows {
  readonly begin: (envelope: { readonly code: number; readonly msg: string }) => string;
  /** What comes next; null after the end. */
  readonly next: () => Promise<string | null>;
  /** Lets go of what has not been read. */
  readonly leave: () => Promise<unknown>;
}

/** Reads the first rows of an answer, so that one that cannot be read is refused before anything of it is sent. */
export async function begunRows(call: Call, { head, rows }: RowStream<Fields, unknown>): Promise<BegunRows> {
  const { rows: long, path } = call;
  if (long === null) throw new Error(`${path} is not answered row by row`);
  const headData = z.encode(long.head, head);
  let sent = 0;
  // What the whole envelope holds but for what stands before and in the list.
  const tailOf = (tail: Fields): Fields => {
    const whole = fields.parse(z.encode(call.data, { ...head, [long.list]: [], ...tail }));
    return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== long.list && !(name in headData)));
  };
  const text = (batch: readonly unknown[]) =>
    batch.map((row) => rowLine(z.encode(long.row, row), sent++ === 0)).join('');
  const textOf = (step: IteratorResult<readonly unknown[], Fields>): string =>
    step.done === true ? tailLine(tailOf(step.value)) : text(step.value);
  const first = await rows.next();
  const firstText = textOf(first);
  let isOver = first.done === true;
  return {
    begin: (envelope) => headLine({ ...envelope, data: headData }, long.list) + firstText,
    async next() {
      if (isOver) return null;
      const step = await rows.next();
      isOver = step.done === true;
      return textOf(step);
    },
    leave: () => rows.return({}),
  };
}
