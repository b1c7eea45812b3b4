import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFolder } from './folderLock.ts';

it('a database folder can be locked by one owner at a time, and contains only mallflow.lock after its release', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mallflow-held-'));
  const release = lockFolder(folder);
  const refusal = `Another process is using the database in ${folder}: end it, or set DATA_DIR to another folder.`;
  expect(() => lockFolder(folder)).toThrow(refusal);
  release();
  const releaseAgain = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(refusal);
  releaseAgain();
  expect(await readdir(folder)).toEqual(['mallflow.lock']);
  await rm(folder, { recursive: true });
});
