import { z } from 'zod/mini';

const cells = z.array(z.nullable(z.string()));

/** The cells of a customer that was stored. */
export const cellsOf = (line: string): string[] => cells.parse(JSON.parse(line)).map((cell) => cell ?? '');

/** The lines of customers that were stored, some at a time. */
export async function* readPart(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const some of bytes) {
    const text = rest + decoder.decode(some, { stream: true });
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    if (end > 0) yield text.slice(0, end);
  }
  if (rest !== '') throw new Error('a part of an export ends within a line');
}
