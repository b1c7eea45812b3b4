import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open.ts';
import { seedDemo } from '../seed/index.ts';
import { memoryStore } from './memoryStore.ts';
import { startPostgres } from './postgresServer.ts';
import { testBegin, testSettings } from './providedDatabase.ts';

const template = 'mallflow_template';

/** Global set-up of the tests on PostgreSQL: a server with a template database to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(template, 'in memory');
  const database = await openDatabase({ url: `${url}/${template}`, folder: '' });
  await database.migrate();
  const { personal_data_keys, password_cost } = testSettings;
  await seedDemo({ db: database.db, files: memoryStore(), personal_data_keys }, testBegin, password_cost);
  await database.close();
  project.provide('database', { kind: 'postgres', url, template });
  return stop;
}
