import { z } from 'zod/mini';

/** A persisted run of a flow, with what decides whether a build can restore it. */
export const sealedSnapshot = z.object({
  flow: z.string(),
  version: z.int(),
  /** A hash of the machine's states, events and targets. */
  structure: z.string(),
  /** The user's input, in addition to the snapshot: used if the snapshot cannot be restored. */
  typed: z.unknown(),
  /** As XState persists it; parsed only if flow, version and structure match. */
  snapshot: z.unknown(),
});
export type SealedSnapshot = z.infer<typeof sealedSnapshot>;
