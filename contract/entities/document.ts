import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';

/**
 * What sales managers hand in for an order from outside mainland China: its contract, and the proof that somebody else pays for the
 * client. Each is uploaded for the purpose of the same name, and an order has at most one of each.
 */
export const documentKinds = ['contract', 'payment_by_others'] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;

/** A document that an order has. */
export const orderDocument = z.object({
  document_id: itemId,
  kind: documentKind,
  file: storedFile,
  attached_at: instant,
  attached_by: z.string(),
});
export type OrderDocument = Readonly<z.infer<typeof orderDocument>>;

/** The document of a kind among those of an order; null where there is none. */
export const documentOf = (documents: readonly OrderDocument[], kind: DocumentKind): OrderDocument | null =>
  documents.find((document) => document.kind === kind) ?? null;
