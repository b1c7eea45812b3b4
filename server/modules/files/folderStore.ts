import { createWriteStream, openAsBlob } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uploadLimits } from '#contract/limits.ts';
import { privateModes } from '../../dataFolder.ts';
import { freeBytesOf, requireFreeSpace } from '../../db/disk.ts';
import type { FileStore } from './fileStore.ts';

/** Ending of incomplete files. */
const partEnding = '.part';

/** Files in a folder. A file gets its name only once all of it is on the disk. */
export function folderStore(folder: string, freeBytes: (folder: string) => number = freeBytesOf): FileStore {
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name);
  const partOf = (name: string) => `${placeOf(name)}${partEnding}`;
  return {
    async write(name, parts) {
      await mkdir(dirname(placeOf(name)), { recursive: true, mode: privateModes.folder });
      requireFreeSpace(freeBytes(folder) - uploadLimits.maxBytes);
      try {
        await pipeline(parts, createWriteStream(partOf(name), { flags: 'wx', mode: privateModes.file, flush: true }));
        await rename(partOf(name), placeOf(name));
      } catch (cause) {
        await rm(partOf(name), { force: true });
        throw cause;
      }
    },
    async read(name) {
      const isThere = await access(placeOf(name)).then(() => true, falseIfMissing);
      return isThere ? (await openAsBlob(placeOf(name))).stream() : null;
    },
    async remove(name) {
      await Promise.all([rm(partOf(name), { force: true }), rm(placeOf(name), { force: true })]);
    },
    async removeUnfinished(before) {
      const found = await readdir(folder, { recursive: true }).catch((cause) => [falseIfMissing(cause)]);
      for (const name of found) {
        if (name === false || !name.endsWith(partEnding)) continue;
        const part = join(folder, name);
        const since = await stat(part).then(({ mtime }) => mtime, falseIfMissing);
        if (since !== false && since < before) await rm(part, { force: true });
      }
    },
  };
}

function falseIfMissing(cause: unknown): false {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false;
  throw cause;
}
