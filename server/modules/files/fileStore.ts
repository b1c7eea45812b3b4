/**
 * Storage of files' bytes under names that the server makes. Writes are atomic: afterwards the file is complete or
 * absent.
 */
export interface FileStore {
  /** Rejects with the error of `parts`, and then stores nothing. */
  readonly write: (name: string, parts: AsyncIterable<Uint8Array>) => Promise<void>;
  readonly read: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
  readonly remove: (name: string) => Promise<void>;
  /** Removes what killed writes left behind: incomplete and unchanged since `before`. */
  readonly removeUnfinished: (before: Date) => Promise<void>;
}
