import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makeTreePrivate, privateModes } from '../dataFolder.ts';
import type { OpenDatabase } from './database.ts';
import { freeBytesOf, requireFreeSpace } from './disk.ts';
import { lockFolder } from './folderLock.ts';
import { type MaintenanceDeps, maintainAfterWrites } from './maintenance.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { rejectBeforeBaseline } from './rejectBeforeBaseline.ts';
import { createReopeningPglite } from './reopeningPglite.ts';

/** Limits the WAL to two or three files of 16 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB', '-c', 'max_wal_size=48MB'];

/** Without a `failed` callback, an error of background work ends the process. */
const rethrow = (cause: unknown): never => {
  throw cause;
};

/**
 * Without relaxed durability: a statement resolves only after its write has left the process, so that killing the
 * process loses nothing acknowledged.
 */
export async function openEmbedded(
  folder: string,
  { freeBytes = () => freeBytesOf(folder), failed = rethrow }: Partial<MaintenanceDeps> = {},
): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: privateModes.folder });
  await makeTreePrivate(folder);
  const release = lockFolder(folder);
  const open = async () => {
    requireFreeSpace(freeBytes());
    const client = await PGlite.create({ dataDir: folder, relaxedDurability: false, startParams });
    // PGlite unpacks a new database with modes of its own, whatever the umask.
    await makeTreePrivate(folder);
    return client;
  };
  try {
    const database = embeddedDatabase(await createReopeningPglite(open), { freeBytes, failed });
    return { ...database, close: () => database.close().finally(release) };
  } catch (cause) {
    release();
    throw cause;
  }
}

export function embeddedDatabase(
  client: PGlite,
  { freeBytes = () => Number.POSITIVE_INFINITY, failed = rethrow }: Partial<MaintenanceDeps> = {},
): OpenDatabase {
  const tending = maintainAfterWrites(client, { freeBytes, failed });
  const logQuery = (statement: string) => {
    if (/^select\b/i.test(statement)) return;
    requireFreeSpace(freeBytes());
    tending.written();
  };
  // Drizzle calls this before each statement; an error thrown here becomes the statement's error.
  const db = drizzle(client, { logger: { logQuery } });
  return {
    db,
    kind: 'pglite',
    migrate: async () => {
      await rejectBeforeBaseline(db, migrationsFolder);
      await migrate(db, { migrationsFolder });
    },
    close: async () => {
      await tending.stop();
      await client.close();
    },
  };
}
