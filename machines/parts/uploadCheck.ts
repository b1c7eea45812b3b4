import type { FileLimits, FileType } from '#contract/files.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { ErrorName } from '#contract/responseCodes.ts';

interface FileInfo {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** MIME types by file extension, for browsers that report none. */
const typesByExtension: Readonly<Record<string, FileType | 'image/heic'>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  ofd: 'application/ofd',
  xml: 'application/xml',
  heic: 'image/heic',
  heif: 'image/heic',
};

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/**
 * The refusal to expect from the server; null if none. Only name, size and type are checked: the server inspects the
 * content, and decides.
 */
export function uploadRefusalOf(file: FileInfo, limits: FileLimits): Refusal | null {
  const code = refusalCodeOf(file, limits);
  return code === null ? null : { code };
}

function refusalCodeOf({ name, size, type }: FileInfo, { maxBytes, types }: FileLimits): ErrorName | null {
  const isUnknown = type === '' || type === 'text/xml' || type === 'application/octet-stream';
  const found = isUnknown ? typesByExtension[extensionOf(name)] : type;
  if (found === 'image/heic' || found === 'image/heif') return 'file_heic';
  if (!types.some((allowed) => allowed === found)) return 'file_refused';
  if (size === 0) return 'file_empty';
  return size > maxBytes ? 'file_too_large' : null;
}
