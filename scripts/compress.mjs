import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is smaller fits the packet of its headers, packed or not, and travels as it is. */
export const leastBytes = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes the compressed copies of a file beside it.
 * @param {string} file
 */
export async function compress(file) {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
