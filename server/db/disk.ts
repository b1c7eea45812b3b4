import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;

/**
 * Disk space left to the database itself: two WAL files, and what one statement and its maintenance write. PostgreSQL
 * panics when its WAL cannot grow, so that writes are rejected before that.
 */
export const reservedBytes = 64 * megabyte;

/** The code is the system's, so that the log names it. */
class DiskFull extends Error {
  readonly code = 'ENOSPC';
}

/** Bytes that this process may still write to the disk of the folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Throws if less than the reserve is free. */
export function requireFreeSpace(freeBytes: number): void {
  if (freeBytes >= reservedBytes) return;
  throw new DiskFull(`The disk of the embedded database is full: ${reservedBytes / megabyte} MB have to be free.`);
}
