import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimits } from '#contract/limits.ts';
import { freeBytesOf, needRoom } from '../../db/disk.ts';
import type { FileStore } from './fileStore.ts';

/** Nobody else on the machine reads what clients hand in. */
const [folderMode, fileMode] = [0o700, 0o600];

/** Keeps files in a folder. What is being written has another name until all of it is on the disk. */
export function folderStore(folder: string, freeBytes: (folder: string) => number = freeBytesOf): FileStore {
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name);
  const partOf = (name: string) => `${placeOf(name)}.part`;
  return {
    async write(name, parts) {
      await mkdir(dirname(placeOf(name)), { recursive: true, mode: folderMode });
      needRoom(freeBytes(folder) - uploadLimits.maxBytes);
      try {
        await pipeline(parts, createWriteStream(partOf(name), { flags: 'wx', mode: fileMode, flush: true }));
        await rename(partOf(name), placeOf(name));
      } catch (cause) {
        await rm(partOf(name), { force: true });
        throw cause;
      }
    },
    async read(name) {
      const file = await open(placeOf(name)).catch(noneIfMissing);
      return file && Readable.toWeb(file.createReadStream());
    },
    async remove(name) {
      await Promise.all([rm(partOf(name), { force: true }), rm(placeOf(name), { force: true })]);
    },
  };
}

function noneIfMissing(cause: unknown): null {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
  throw cause;
}
