import type { ChosenFile } from '#machines/parts/upload.ts';

/** File bytes live in the page: a machine holds only their description. */
export interface PageFiles {
  /** Keeps the file until the page is closed, under a new key. */
  readonly choose: (file: File) => ChosenFile;
  /** Null after a reload. */
  readonly fileOf: (key: string) => File | null;
  readonly addressOf: (file_id: string) => string;
}
