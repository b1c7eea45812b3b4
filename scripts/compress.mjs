import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A smaller file fits into one packet with its headers, compressed or not. */
export const minBytes = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes compressed copies of a file beside it.
 * @param {string} file
 */
export async function compress(file) {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
