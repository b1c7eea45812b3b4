import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';

/**
 * Documents of an overseas order, attached by sales managers: the contract, and the proof that a third party pays for
 * the client. The purpose of each upload has the same name; an order has at most one of each.
 */
export const documentKinds = ['contract', 'payment_by_others'] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;

export const orderDocument = z.object({
  document_id: itemId,
  kind: documentKind,
  file: storedFile,
  attached_at: instant,
  attached_by: z.string(),
});
export type OrderDocument = Readonly<z.infer<typeof orderDocument>>;

export const documentOf = (documents: readonly OrderDocument[], kind: DocumentKind): OrderDocument | null =>
  documents.find((document) => document.kind === kind) ?? null;
