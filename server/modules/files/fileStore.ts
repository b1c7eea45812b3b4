/**
 * Where the bytes of files are kept, by names that the server makes. What is written is there in full or not at all, however
 * the writing ends.
 */
export interface FileStore {
  /**
   * Keeps what comes. Rejects with the error of the parts where they end with one, and then has kept nothing.
   */
  readonly write: (name: string, parts: AsyncIterable<Uint8Array>) => Promise<void>;
  /** The bytes under a name, or null where there are none. */
  readonly read: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** Takes away what is kept under a name. */
  readonly remove: (name: string) => Promise<void>;
  /** Takes away what a writing has left that was killed: what has not changed since a moment and is not there in full. */
  readonly removeUnfinished: (before: Date) => Promise<void>;
}
