import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { ReviewedFile, StoredFile } from '#contract/files.ts';
import { files } from './tables.ts';

type Row = typeof files.$inferSelect;

/** What queries of other modules may join of files; each file that a row names is joined under an alias of its own. */
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

/** A file as answers name it. */
export const storedFileOf = ({ file_id, name, size, type }: StoredFile): StoredFile => ({ file_id, name, size, type });

/** A file as answers to reviewers name it. */
export const reviewedFileOf = (row: StoredFile & Pick<Row, 'active'>): ReviewedFile => ({
  ...storedFileOf(row),
  removed: [...row.active],
});
