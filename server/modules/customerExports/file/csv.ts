import { withoutFormulas } from './formula.ts';

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** RFC 4180. */
function field(text: string): string {
  const plain = withoutFormulas(text);
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const record = (cells: readonly string[]): string => `${cells.map(field).join(',')}\r\n`;

export async function* csvFile(
  headings: readonly string[],
  batches: AsyncIterable<Iterable<readonly string[]>>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + record(headings));
  for await (const rows of batches) yield Buffer.from(Array.from(rows, record).join(''));
}
