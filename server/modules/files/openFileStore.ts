import { join } from 'node:path';
import type { Settings } from '../../settings/settings.ts';
import type { FileStore } from './fileStore.ts';
import { folderStore } from './folderStore.ts';

/** A bucket if one is configured, else a folder beside the embedded database. */
export async function openFileStore({ s3, data_dir }: Pick<Settings, 's3' | 'data_dir'>): Promise<FileStore> {
  if (s3 === null) return folderStore(join(data_dir, 'files'));
  // Imported lazily: most servers start without it.
  const { s3Store } = await import('./s3Store.ts');
  return s3Store(s3);
}
