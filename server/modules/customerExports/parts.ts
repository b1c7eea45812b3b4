import { z } from 'zod';

const cells = z.array(z.string().nullable());

/** The cells of customers that were stored, some at a time. */
export async function* readPart(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const some of bytes) {
    const lines = (rest + decoder.decode(some, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map((line) => cells.parse(JSON.parse(line)).map((cell) => cell ?? ''));
  }
  if (rest !== '') throw new Error('a part of an export ends within a line');
}
