import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp } from '../testing/testApp.ts';
import { reservedBytes } from './disk.ts';
import { openEmbedded } from './openEmbedded.ts';

const kept = pgTable('kept', { id: integer().primaryKey() });

describe('a nearly full disk', () => {
  it('saving is unavailable on a nearly full disk, reading still works, and saving works once there is room [DAT-03]', async () => {
    let free = Number.POSITIVE_INFINITY;
    const test = await createTestApp({ freeBytes: () => free });
    const client = await test.signedIn('owner@cn.example');
    const draft = await client.ok(calls.flowDraftOpen, { flow: 'purchase' });
    const save = { draft_id: draft.draft_id, mark: { writer: 'page-1', number: 1 }, snapshot: '{"a":1}' };

    free = reservedBytes - 1;
    // Later, so that the session has to save when it was last used.
    test.pass({ minutes: 10 });
    expect(await client.call(calls.flowDraftSave, save)).toEqual({
      status: 503,
      code: 'unavailable',
      data: { request_id: expect.stringMatching(/^[\w-]{12}$/) },
      msg: expect.stringMatching(/./),
    });
    expect(await client.ok(calls.flowDraftOpen, { flow: 'purchase' })).toEqual(draft);
    expect((await client.ok(calls.orderList, {})).orders.length).toBeGreaterThan(0);
    expect((await client.fetch('/healthz')).status).toBe(200);
    const defects = test.logged.filter(({ event }) => event === 'defect').map(({ facts }) => facts.sqlstate);
    expect(new Set(defects)).toEqual(new Set(['ENOSPC']));

    free = reservedBytes;
    expect(await client.ok(calls.flowDraftSave, save)).toEqual({});
    await test.close();
  });
});

describe('an embedded database whose WAL cannot be written', () => {
  const isOfLog = new Set<number>();
  let isFull: boolean;
  let folder: string;

  beforeEach(async () => {
    isFull = false;
    folder = await mkdtemp(join(tmpdir(), 'mallflow-full-'));
    const { openSync, writeSync } = fs;
    vi.spyOn(fs, 'openSync').mockImplementation((path, flags, mode) => {
      const file = openSync(path, flags, mode);
      if (String(path).includes('pg_wal')) isOfLog.add(file);
      else isOfLog.delete(file);
      return file;
    });
    vi.spyOn(fs, 'writeSync').mockImplementation((file, ...given) => {
      if (isFull && isOfLog.has(file)) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      return writeSync(file, ...given);
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  it('the embedded database rejects queries while its WAL cannot be written, and reopens with all acknowledged rows', async () => {
    let free = Number.POSITIVE_INFINITY;
    const database = await openEmbedded(folder, { freeBytes: () => free });
    const { db } = database;
    const written = () => db.select().from(kept).orderBy(kept.id);
    await db.execute(sql`create table kept (id int primary key)`);
    await db.execute(sql`insert into kept values (1)`);

    isFull = true;
    await expect(db.execute(sql`insert into kept values (2)`)).rejects.toThrow();
    free = 0;
    await expect(written().execute()).rejects.toThrow();
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();

    isFull = false;
    free = reservedBytes;
    expect(await written()).toEqual([{ id: 1 }]);
    await db.transaction((tx) => tx.execute(sql`insert into kept values (3)`));
    expect(await written()).toEqual([{ id: 1 }, { id: 3 }]);
    await database.close();
  });

  it('the embedded database refuses to open when less than 64 MB of the disk are free', async () => {
    await expect(openEmbedded(folder, { freeBytes: () => reservedBytes - 1 })).rejects.toThrow(
      'The disk of the embedded database is full: 64 MB have to be free.',
    );
  });
});
