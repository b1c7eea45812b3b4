import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLITE_BUSY: another connection holds the lock. */
const sqliteBusy = 5;

/**
 * Locks a folder for this process: two processes on one embedded database would ruin it. Returns the function that
 * releases it. The lock is SQLite's, on a file in the folder: the system grants it once, whatever path leads to the
 * file, and releases it however the process ends.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'mallflow.lock'), { timeout: 0 });
  try {
    // Nothing is ever written, so that no journal is needed.
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (cause) {
    lock.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy) {
      throw new Error(`Another process is using the database in ${folder}: end it, or set DATA_DIR to another folder.`);
    }
    throw cause;
  }
  return () => lock.close();
}
