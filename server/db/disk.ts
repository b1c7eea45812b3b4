import { statfsSync } from 'node:fs';

const megabyte = 1024 * 1024;

/**
 * What is left of a disk for the database itself: two of its log's files, and what one statement and its tending
 * write. PostgreSQL gives up where its log finds no room, so that writes are refused before.
 */
export const reserve = 64 * megabyte;

/** Refuses what needs room. The code is the system's, so that the log names it. */
class DiskFull extends Error {
  readonly code = 'ENOSPC';
}

/** How many bytes this process can still write to the disk of a folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Throws where less than the reserve is left. */
export function needRoom(freeBytes: number): void {
  if (freeBytes >= reserve) return;
  throw new DiskFull(`The disk of the embedded database is full: ${reserve / megabyte} MB have to be free.`);
}
