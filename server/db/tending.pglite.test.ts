import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './openEmbedded.ts';

let folder: string;
let database: OpenDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallflow-tended-'));
  database = await openEmbedded(folder);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function megabytes(): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024;
}

it('keeps the room of one row where one row is written two hundred and fifty times', async () => {
  await database.db.execute(sql`create table kept (id int primary key, text text)`);
  await database.db.execute(sql`insert into kept values (1, '')`);
  const before = await megabytes();
  for (let count = 0; count < 250; count += 1) {
    const text = randomBytes(112_500).toString('base64');
    await database.db.execute(sql`update kept set text = ${text} where id = 1`);
    // As between requests, other work has its turn.
    await setImmediate();
  }
  expect((await megabytes()) - before).toBeLessThan(48);
});
