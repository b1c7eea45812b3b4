import { describe, expect, it } from 'vitest';
import { fileOrId, sanitiseFileName } from './files.ts';
import { uploadLimits } from './limits.ts';

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'licence', { type });
const accepts = (value: unknown) => fileOrId.safeParse(value).success;

describe('attachments', () => {
  it.each(['application/pdf', 'image/jpeg', 'image/png'])('an attachment of type %s is accepted', (type) => {
    expect(accepts(file(1, type))).toBe(true);
  });

  it.each(['image/svg+xml', 'image/heic', 'text/html', ''])('an attachment of type %j is rejected', (type) => {
    expect(accepts(file(1, type))).toBe(false);
  });

  it('an attachment is accepted up to the size limit, and rejected when larger or empty', () => {
    expect(accepts(file(uploadLimits.maxBytes, 'image/png'))).toBe(true);
    expect(accepts(file(uploadLimits.maxBytes + 1, 'image/png'))).toBe(false);
    expect(accepts(file(0, 'image/png'))).toBe(false);
  });

  it('an attachment can be the id of a stored file, but not a path', () => {
    expect(accepts('file_1-a')).toBe(true);
    expect(accepts('../etc/passwd')).toBe(false);
  });
});

describe('file names', () => {
  it.each([
    ['Receipt March.pdf', 'Receipt March.pdf'],
    ['回单 2026.png', '回单 2026.png'],
    ['../../etc/passwd', '.. .. etc passwd'],
    ['C:\\scans\\a.jpg', 'C: scans a.jpg'],
    ['line\r\nbreak\u0000.pdf', 'line break .pdf'],
    ['invoice\u202efdp.exe', 'invoice fdp.exe'],
    ['half\ud800.png', 'half .png'],
    ['   ', 'file'],
  ])('the file name %j is stored as %j', (given, kept) => {
    expect(sanitiseFileName(given)).toBe(kept);
  });

  it('a long file name is shortened before its extension, and never within a character', () => {
    expect(sanitiseFileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`);
    expect(sanitiseFileName(`${'😀'.repeat(100)}.jpeg`)).toBe(`${'😀'.repeat(57)}.jpeg`);
  });

  it('a file name that is already plain stays unchanged', () => {
    for (const name of ['a.pdf', `${'a'.repeat(300)}.pdf`, '../b'].map(sanitiseFileName)) {
      expect(sanitiseFileName(name)).toBe(name);
    }
  });
});
