import type { ChosenFile } from '#machines/parts/upload.ts';

/** The bytes of files as a page has them. A machine knows a file by what is said of it. */
export interface PageFiles {
  /** Keeps a file for as long as the page is open, under a key of its own. */
  readonly choose: (file: File) => ChosenFile;
  /** The file of a choice; null after a reload. */
  readonly fileOf: (key: string) => File | null;
  /** The address at which a file is read that the server keeps. */
  readonly addressOf: (file_id: string) => string;
}
