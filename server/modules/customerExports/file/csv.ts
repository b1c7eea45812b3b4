import { isFormula } from './formula.ts';

/** By which Excel knows that a file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A field (RFC 4180). A text that could be a formula is a text behind an apostrophe, as OWASP has it. */
function field(text: string): string {
  const plain = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const record = (cells: readonly string[]): string => `${cells.map(field).join(',')}\r\n`;

/** The file of a table, batch by batch. */
export async function* csvFile(
  headings: readonly string[],
  batches: AsyncIterable<Iterable<readonly string[]>>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + record(headings));
  for await (const rows of batches) yield Buffer.from(Array.from(rows, record).join(''));
}
