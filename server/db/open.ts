import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgres } from './openPostgres.ts';

interface DatabaseOptions {
  readonly url: string | null;
  readonly folder: string;
  /** Receives errors of background work, which no caller awaits. */
  readonly failed?: (cause: unknown) => void;
}

export const openDatabase = ({ url, folder, ...surroundings }: DatabaseOptions): Promise<OpenDatabase> =>
  url === null ? openEmbedded(folder, surroundings) : openPostgres(url);
