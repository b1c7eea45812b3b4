import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgres } from './openPostgres.ts';

/** Opens the PostgreSQL at `url`, otherwise the embedded one in `folder`. */
export const openDatabase = (options: { url: string | null; folder: string }): Promise<OpenDatabase> =>
  options.url === null ? openEmbedded(options.folder) : openPostgres(options.url);
