import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { holdFolder } from './folderLock.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { openPostgres } from './openPostgres.ts';

/** Opens the PostgreSQL at `url`, otherwise the embedded one in `folder`. */
export const openDatabase = (options: { url: string | null; folder: string }): Promise<OpenDatabase> =>
  options.url === null ? openEmbedded(options.folder) : openPostgres(options.url);

/**
 * Opens the embedded database. An answer is given only after the write has left the process (no relaxed
 * durability), so that killing it loses nothing that was acknowledged.
 */
async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const release = holdFolder(folder);
  try {
    const database = await embeddedDatabase(await PGlite.create({ dataDir: folder, relaxedDurability: false }));
    return { ...database, close: () => database.close().finally(release) };
  } catch (cause) {
    release();
    throw cause;
  }
}

/** A database over a PGlite that is already there. */
export async function embeddedDatabase(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle(client);
  return {
    db,
    kind: 'pglite',
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => client.close(),
  };
}
