import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { freeBytesOf, needRoom } from './disk.ts';
import { holdFolder } from './folderLock.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { reopeningPglite } from './reopening.ts';
import { tendAfterWrites } from './tending.ts';

/** The log keeps no more files than two or three of 16 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=48MB'];

/**
 * Opens the embedded database. An answer is given only after the write has left the process (no relaxed
 * durability), so that killing it loses nothing that was acknowledged.
 */
export async function openEmbedded(
  folder: string,
  freeBytes: () => number = () => freeBytesOf(folder),
): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const release = holdFolder(folder);
  const open = async () => {
    needRoom(freeBytes());
    return PGlite.create({ dataDir: folder, relaxedDurability: false, startParams });
  };
  try {
    const database = embeddedDatabase(await reopeningPglite(open), freeBytes);
    return { ...database, close: () => database.close().finally(release) };
  } catch (cause) {
    release();
    throw cause;
  }
}

/** A database over a PGlite that is already there. */
export function embeddedDatabase(client: PGlite, freeBytes: () => number = () => Infinity): OpenDatabase {
  const written = tendAfterWrites(client, freeBytes);
  const logQuery = (statement: string) => {
    if (/^select\b/i.test(statement)) return;
    needRoom(freeBytes());
    written();
  };
  // What Drizzle logs it is about to run: what is thrown here is the statement's error.
  const db = drizzle(client, { logger: { logQuery } });
  return {
    db,
    kind: 'pglite',
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => client.close(),
  };
}
