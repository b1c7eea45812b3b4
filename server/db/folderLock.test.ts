import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { holdFolder } from './folderLock.ts';

it('lets one holder at a time have a folder', async () => {
  const folder = join(tmpdir(), `mallflow-held-${process.pid}-${inject('database').kind}`);
  const release = await holdFolder(folder);
  await expect(holdFolder(folder)).rejects.toThrow(`another process is using the database in ${folder}`);
  await release();
  const releaseAgain = await holdFolder(folder);
  await releaseAgain();
});
