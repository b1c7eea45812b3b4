import type { StoredFile } from '#contract/files.ts';
import type { files } from './tables.ts';

/** A file as answers name it. */
export const storedFileOf = ({ file_id, name, size, type }: typeof files.$inferSelect): StoredFile => ({
  file_id,
  name,
  size,
  type,
});
