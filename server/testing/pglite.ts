import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedDatabase } from '../db/openEmbedded.ts';
import { seedDemo } from '../seed/index.ts';
import { memoryStore } from './memoryStore.ts';
import { dumpOf, migratedDatabase } from './migratedDatabase.ts';
import { testBegin, testSettings } from './providedDatabase.ts';

/** Global set-up of the tests on the embedded database: a migrated and seeded database as a file to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-pglite-'));
  const client = await migratedDatabase();
  const database = embeddedDatabase(client);
  const { personal_data_keys, password_cost } = testSettings;
  await seedDemo({ db: database.db, files: memoryStore(), personal_data_keys }, testBegin, password_cost);
  const dump = join(folder, 'template.tar');
  await writeFile(dump, await dumpOf(client));
  await database.close();
  project.provide('database', { kind: 'pglite', dump });
  return () => rm(folder, { recursive: true, force: true });
}
