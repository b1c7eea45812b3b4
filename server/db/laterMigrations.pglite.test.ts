import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { restoreBeforeBaseline } from '../testing/beforeBaseline.ts';
import { schemaCatalogueOf } from '../testing/schemaCatalogue.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { embeddedDatabase } from './openEmbedded.ts';

const journal = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.int(), when: z.int(), tag: z.string() })),
});

async function withOneMore(sql: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-later-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const last = entries.at(-1);
  if (last === undefined) throw new Error('there is no migration');
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'one_more' };
  await writeFile(file, JSON.stringify({ ...rest, entries: [...entries, next] }));
  await writeFile(join(folder, 'one_more.sql'), sql);
  return folder;
}

it('a later migration runs once, and gives a database from before the baseline the same schema as a new one', async () => {
  const folder = await withOneMore('create table later (id text primary key)');
  const clients = { before: await PGlite.create(), fresh: await PGlite.create() };
  const before = embeddedDatabase(clients.before);
  await restoreBeforeBaseline(before.db);
  const migrated = async (client: PGlite) => {
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: folder });
    await migrate(db, { migrationsFolder: folder });
    return schemaCatalogueOf(db);
  };
  const catalogue = await migrated(clients.before);
  expect(catalogue).toEqual(await migrated(clients.fresh));
  expect(catalogue).toMatchObject({ constraints: expect.arrayContaining(['later later_pkey PRIMARY KEY (id) t']) });
  await before.close();
  await clients.fresh.close();
  await rm(folder, { recursive: true });
});
