import { describe, expect, it } from 'vitest';
import { attachment, plainFileName } from './files.ts';
import { uploadLimits } from './limits.ts';

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'licence', { type });
const accepts = (value: unknown) => attachment.safeParse(value).success;

describe('an attachment', () => {
  it.each(['application/pdf', 'image/jpeg', 'image/png'])('may be a file of type %s', (type) => {
    expect(accepts(file(1, type))).toBe(true);
  });

  it.each(['image/svg+xml', 'image/heic', 'text/html', ''])('may not be a file of type %j', (type) => {
    expect(accepts(file(1, type))).toBe(false);
  });

  it('may be as large as the limit and no larger, and not empty', () => {
    expect(accepts(file(uploadLimits.maxBytes, 'image/png'))).toBe(true);
    expect(accepts(file(uploadLimits.maxBytes + 1, 'image/png'))).toBe(false);
    expect(accepts(file(0, 'image/png'))).toBe(false);
  });

  it('may be the name of a file that the server has', () => {
    expect(accepts('file_1-a')).toBe(true);
    expect(accepts('../etc/passwd')).toBe(false);
  });
});

describe('the name of a file', () => {
  it.each([
    ['Receipt March.pdf', 'Receipt March.pdf'],
    ['回单 2026.png', '回单 2026.png'],
    ['../../etc/passwd', '.. .. etc passwd'],
    ['C:\\scans\\a.jpg', 'C: scans a.jpg'],
    ['line\r\nbreak\u0000.pdf', 'line break .pdf'],
    ['invoice\u202efdp.exe', 'invoice fdp.exe'],
    ['half\ud800.png', 'half .png'],
    ['   ', 'file'],
  ])('%j is kept as %j', (given, kept) => {
    expect(plainFileName(given)).toBe(kept);
  });

  it('is shortened before its ending, and never through a character', () => {
    expect(plainFileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`);
    expect(plainFileName(`${'😀'.repeat(100)}.jpeg`)).toBe(`${'😀'.repeat(57)}.jpeg`);
  });

  it('stays as it is where it is plain already', () => {
    for (const name of ['a.pdf', `${'a'.repeat(300)}.pdf`, '../b'].map(plainFileName)) {
      expect(plainFileName(name)).toBe(name);
    }
  });
});
