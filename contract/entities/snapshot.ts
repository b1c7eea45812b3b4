import { z } from 'zod/mini';

/** A run of a flow as it is kept: its snapshot, and what it takes to know whether a build can restore it. */
export const sealedSnapshot = z.object({
  flow: z.string(),
  version: z.int(),
  /** Hash of the machine's states, events and targets. */
  structure: z.string(),
  /** What the person typed, beside the snapshot: read where the snapshot itself no longer fits. */
  typed: z.unknown(),
  /** As XState persists it; read only where flow, version and structure fit. */
  snapshot: z.unknown(),
});
export type SealedSnapshot = z.infer<typeof sealedSnapshot>;
