import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { ReviewedFile, StoredFile } from '#contract/files.ts';
import { files } from './tables.ts';

type Row = typeof files.$inferSelect;

/** For joins by other modules; alias each file that a row refers to. */
export const fileSummaries = <Alias extends string>(alias: Alias) =>
  new QueryBuilder()
    .select({
      file_id: files.file_id,
      holder_kind: files.holder_kind,
      holder_id: files.holder_id,
      user_id: files.user_id,
      purpose: files.purpose,
      name: files.name,
      size: files.size,
      type: files.type,
      active: files.active,
    })
    .from(files)
    .as(alias);

export const storedFileOf = ({ file_id, name, size, type }: StoredFile): StoredFile => ({ file_id, name, size, type });

export const reviewedFileOf = (row: StoredFile & Pick<Row, 'active'>): ReviewedFile => ({
  ...storedFileOf(row),
  removed: [...row.active],
});
