import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What SQLite answers where another has the lock. */
const busy = 5;

/**
 * Holds a folder for this process: two processes on one embedded database would ruin it. The hold is SQLite's lock on
 * a file in the folder itself: the system grants it to one, by whatever path a process comes to the file, and takes it
 * back when the process ends, however that ends.
 */
export function holdFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'mallflow.lock'), { timeout: 0 });
  try {
    // Nothing is ever written, so no journal is needed either.
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (cause) {
    lock.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === busy) {
      throw new Error(`Another process is using the database in ${folder}: end it, or set DATA_DIR to another folder.`);
    }
    throw cause;
  }
  return () => lock.close();
}
