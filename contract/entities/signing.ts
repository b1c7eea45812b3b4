import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { documentKind } from './document.ts';

/** `waiting`: sent to the legal person; `opened`: opened there. The others are ends. */
export const signingStatuses = ['waiting', 'opened', 'signed', 'rejected', 'cancelled', 'expired'] as const;
export const signingStatus = z.enum(signingStatuses);
export type SigningStatus = z.infer<typeof signingStatus>;

export const signingTask = z.object({
  task_id: itemId,
  document: documentKind,
  status: signingStatus,
  /** The document as generated; readable before and after. */
  file: storedFile,
  /** Where to sign, and until when the link is valid; null when there is nothing to sign. */
  link: z.nullable(z.object({ content: z.string(), expires_at: instant })),
  begun_at: instant,
  /** The last moment to sign at all. */
  expires_at: instant,
});
export type SigningTask = z.infer<typeof signingTask>;
