import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { documentKind } from './document.ts';

/** How the signing of a document stands: handed to the legal person, opened there, and how it ended. */
export const signingStatuses = ['waiting', 'opened', 'signed', 'rejected', 'cancelled', 'expired'] as const;
export const signingStatus = z.enum(signingStatuses);
export type SigningStatus = z.infer<typeof signingStatus>;

/** A document of an order that the legal person signs at a provider. */
export const signingTask = z.object({
  task_id: itemId,
  document: documentKind,
  status: signingStatus,
  /** What is signed, as it was made: it can be read before and after. */
  file: storedFile,
  /** Where it is signed, and until when the address holds; null where there is nothing to do there, or not any more. */
  link: z.nullable(z.object({ content: z.string(), expires_at: instant })),
  begun_at: instant,
  /** Until when it can be signed at all. */
  expires_at: instant,
});
export type SigningTask = z.infer<typeof signingTask>;
