import type { ReviewedFile, StoredFile } from '#contract/files.ts';
import type { files } from './tables.ts';

type Row = typeof files.$inferSelect;

/** A file as answers name it. */
export const storedFileOf = ({ file_id, name, size, type }: Row): StoredFile => ({ file_id, name, size, type });

/** A file as answers to reviewers name it. */
export const reviewedFileOf = (row: Row): ReviewedFile => ({ ...storedFileOf(row), removed: [...row.active] });
