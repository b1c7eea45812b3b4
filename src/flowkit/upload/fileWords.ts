import type { FileType } from '#contract/files.ts';

/** Each type as people call it, in every language. */
export const typeNames = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/ofd': 'OFD',
  'application/xml': 'XML',
} as const satisfies Record<FileType, string>;
