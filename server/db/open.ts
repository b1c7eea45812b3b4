import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgres } from './openPostgres.ts';

interface DatabaseOptions {
  readonly url: string | null;
  readonly folder: string;
  /** Hears what went wrong while nobody waited for it. */
  readonly failed?: (cause: unknown) => void;
}

/** Opens the PostgreSQL at `url`, otherwise the embedded one in `folder`. */
export const openDatabase = ({ url, folder, ...surroundings }: DatabaseOptions): Promise<OpenDatabase> =>
  url === null ? openEmbedded(folder, surroundings) : openPostgres(url);
