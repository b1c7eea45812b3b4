import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { closeTree, privateModes } from '../dataFolder.ts';
import type { OpenDatabase } from './database.ts';
import { freeBytesOf, needRoom } from './disk.ts';
import { holdFolder } from './folderLock.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { rejectOlder } from './rejectOlder.ts';
import { reopeningPglite } from './reopening.ts';
import { type Surroundings, tendAfterWrites } from './tending.ts';

/** The log keeps no more files than two or three of 16 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=48MB'];

/** Where nobody listens, what went wrong ends the process. */
const rethrow = (cause: unknown): never => {
  throw cause;
};

/**
 * Opens the embedded database. An answer is given only after the write has left the process (no relaxed
 * durability), so that killing it loses nothing that was acknowledged.
 */
export async function openEmbedded(
  folder: string,
  { freeBytes = () => freeBytesOf(folder), failed = rethrow }: Partial<Surroundings> = {},
): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: privateModes.folder });
  await closeTree(folder);
  const release = holdFolder(folder);
  const open = async () => {
    needRoom(freeBytes());
    const client = await PGlite.create({ dataDir: folder, relaxedDurability: false, startParams });
    // A new database is unpacked with modes of its own, whatever the process's umask.
    await closeTree(folder);
    return client;
  };
  try {
    const database = embeddedDatabase(await reopeningPglite(open), { freeBytes, failed });
    return { ...database, close: () => database.close().finally(release) };
  } catch (cause) {
    release();
    throw cause;
  }
}

/** A database over a PGlite that is already there. */
export function embeddedDatabase(
  client: PGlite,
  { freeBytes = () => Number.POSITIVE_INFINITY, failed = rethrow }: Partial<Surroundings> = {},
): OpenDatabase {
  const tending = tendAfterWrites(client, { freeBytes, failed });
  const logQuery = (statement: string) => {
    if (/^select\b/i.test(statement)) return;
    needRoom(freeBytes());
    tending.written();
  };
  // What Drizzle logs it is about to run: what is thrown here is the statement's error.
  const db = drizzle(client, { logger: { logQuery } });
  return {
    db,
    kind: 'pglite',
    migrate: async () => {
      await rejectOlder(db, migrationsFolder);
      await migrate(db, { migrationsFolder });
    },
    close: async () => {
      await tending.stop();
      await client.close();
    },
  };
}
