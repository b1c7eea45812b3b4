import { join } from 'node:path';
import type { Settings } from '../../settings/settings.ts';
import type { FileStore } from './fileStore.ts';
import { folderStore } from './folderStore.ts';

/** The storage that the settings name: a bucket, or a folder beside the embedded database. */
export async function openFileStore({ s3, data_dir }: Pick<Settings, 's3' | 'data_dir'>): Promise<FileStore> {
  if (s3 === null) return folderStore(join(data_dir, 'files'));
  // Loaded where it is needed: most servers start without it.
  const { s3Store } = await import('./s3Store.ts');
  return s3Store(s3);
}
