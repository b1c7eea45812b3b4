import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pdfWithText } from '../../../testing/pdf.ts';
import { judgePdfInThread, stripPdfInThread } from './inThread.ts';

const plain = pdfWithText('a licence');
const tight = { ms: 60_000, megabytes: 64 };

/** A PDF of some hundred kilobytes with objects that unpack to many megabytes. */
function bomb(megabytes: number): Buffer<ArrayBuffer> {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const objects = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
  const stream = Buffer.concat([
    Buffer.from(`9 0 obj\n${objects}\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const at = plain.indexOf('xref\n');
  return Buffer.concat([plain.subarray(0, at), stream, plain.subarray(at)]);
}

it('a sound PDF is judged and stripped in a worker thread', async () => {
  expect(await judgePdfInThread(plain)).toEqual({ kind: 'sound', active: [] });
  const written = await stripPdfInThread(plain);
  expect(written && (await judgePdfInThread(written))).toEqual({ kind: 'sound', active: [] });
});

it('a small PDF that unpacks to more memory than the limit is judged damaged and not stripped [FIL-02]', async () => {
  const [small, large] = [bomb(8), bomb(400)];
  expect(large.length).toBeLessThan(1024 * 1024);
  expect(await judgePdfInThread(small, tight)).toEqual({ kind: 'sound', active: [] });
  expect(await judgePdfInThread(large, tight)).toEqual({ kind: 'damaged' });
  expect(await stripPdfInThread(large, tight)).toBeNull();
}, 60_000);

it('a PDF that takes longer than the time limit is judged damaged [FIL-02]', async () => {
  expect(await judgePdfInThread(plain, { ...tight, ms: 0 })).toEqual({ kind: 'damaged' });
});

it('a PDF that cannot be opened is not stripped', async () => {
  expect(await stripPdfInThread(Buffer.from('%PDF-1.7\n'))).toBeNull();
});
