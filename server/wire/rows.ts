import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { headLine, rowLine, tailLine } from '#contract/rows.ts';
import type { RowStream } from './handler.ts';

const fields = z.record(z.string(), z.unknown());
type Fields = Readonly<z.infer<typeof fields>>;

export interface RowReader {
  readonly begin: (envelope: { readonly code: number; readonly msg: string }) => string;
  /** Null after the end. */
  readonly next: () => Promise<string | null>;
  /** Ends the source of the unread rows. */
  readonly leave: () => Promise<unknown>;
}

/** Reads the first rows before anything is sent, so that a failure up to then still gets an error response. */
export async function startRows(call: Call, { head, rows }: RowStream<Fields, unknown>): Promise<RowReader> {
  const { rows: long, path } = call;
  if (long === null) throw new Error(`${path} is not answered row by row`);
  const headData = z.encode(long.head, head);
  let sent = 0;
  // The fields of the envelope that are neither in the head nor the list.
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
