import { createHash } from 'node:crypto';
import type { FilePurpose, FileType } from '#contract/files.ts';
import type { Deps } from '../deps.ts';
import type { FileOwner } from '../modules/files/fileOwner.ts';
import { files as fileRows } from '../modules/files/tables.ts';

interface DemoFile {
  readonly file_id: string;
  readonly holder: FileOwner;
  readonly user_id: string;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: FileType;
  readonly at: Date;
}

/** `file_id` is also the upload key. */
export async function seedFile({ db, files }: Pick<Deps, 'db' | 'files'>, file: DemoFile): Promise<void> {
  const { file_id, holder, bytes, at, type = 'application/pdf', ...about } = file;
  await files.write(file_id, partsOf(bytes));
  await db.insert(fileRows).values({
    ...holder,
    ...about,
    file_id,
    upload_key: file_id,
    size: bytes.length,
    type,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    began_at: at,
    kept_at: at,
    used_at: at,
  });
}

async function* partsOf(bytes: Uint8Array) {
  yield bytes;
}
