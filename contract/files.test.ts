import { describe, expect, it } from 'vitest';
import { attachment, uploadLimits } from './files.ts';

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
