import type { ErrorName } from '#contract/codes.ts';
import type { FileLimits, FileType } from '#contract/files.ts';
import type { Refusal } from '#contract/refusal.ts';

/** What is known of a file before any of it is read. */
interface Known {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** What browsers take a file for by its ending, for those that do not know. */
const typesByEnding: Readonly<Record<string, FileType | 'image/heic'>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  ofd: 'application/ofd',
  xml: 'application/xml',
  heic: 'image/heic',
  heif: 'image/heic',
};

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/**
 * The refusal that a file will meet, told before it is sent; null where nothing speaks against it. The server looks at its content, and
 * has the last word.
 */
export function refusalOf(file: Known, limits: FileLimits): Refusal | null {
  const code = refusalCodeOf(file, limits);
  return code === null ? null : { code };
}

function refusalCodeOf({ name, size, type }: Known, { maxBytes, types }: FileLimits): ErrorName | null {
  const isUnknown = type === '' || type === 'text/xml' || type === 'application/octet-stream';
  const found = isUnknown ? typesByEnding[endingOf(name)] : type;
  if (found === 'image/heic' || found === 'image/heif') return 'file_heic';
  if (!types.some((allowed) => allowed === found)) return 'file_refused';
  if (size === 0) return 'file_empty';
  return size > maxBytes ? 'file_too_large' : null;
}
