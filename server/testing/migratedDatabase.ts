import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrationsFolder } from '../db/migrationsFolder.ts';
import { embeddedDatabase } from '../db/openEmbedded.ts';

const cacheFolder = join(import.meta.dirname, '../../.cache/databases');

/**
 * With every migration and no rows. Cached until a migration or PGlite changes, as making one takes many times as long
 * as copying one.
 */
export async function migratedDatabase(dataDir?: string): Promise<PGlite> {
  const file = join(cacheFolder, `${await fingerprint()}.tar`);
  const dump = (await readIfThere(file)) ?? (await make(file));
  return databaseFrom(dump, dataDir);
}

export async function fillFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await (await migratedDatabase(folder)).close();
}

/** In memory without `dataDir`. */
export const databaseFrom = (dump: Buffer<ArrayBuffer>, dataDir?: string): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([dump]), ...(dataDir !== undefined && { dataDir }) });

export async function dumpOf(client: PGlite): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
}

async function make(file: string): Promise<Buffer<ArrayBuffer>> {
  const client = await PGlite.create();
  const database = embeddedDatabase(client);
  await database.migrate();
  const dump = await dumpOf(client);
  await database.close();
  await mkdir(cacheFolder, { recursive: true });
  // Several processes may write it at once; renaming prevents them from reading a half-written file.
  const written = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(written, dump);
  await rename(written, file);
  return dump;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(
    await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  );
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of migrations) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 32);
}

async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });
}
