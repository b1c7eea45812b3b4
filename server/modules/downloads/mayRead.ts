import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';
import { findDocumentFile } from '../documents/index.ts';
import { type FileAsker, isDocument, isHolderOrReviewer, isInvoice, type SeenFile } from '../files/index.ts';
import { clientOfInvoiceFile } from '../invoices/index.ts';
import { isSigningFileOf } from '../signing/index.ts';

/**
 * A file's holder and reviewers may read it, with two exceptions once it is used. A document, while an order has it
 * attached: the client's users, their sales manager and reviewers. An invoice: the client's users and reviewers.
 */
export async function mayRead(deps: Pick<Deps, 'db'>, file: SeenFile, asker: FileAsker): Promise<boolean> {
  const { caller } = asker;
  const { file_id, purpose } = file;
  if (file.used_at === null) return isHolderOrReviewer(deps, file, asker);
  if (isDocument(purpose)) return caller !== null && mayReadDocument(deps.db, file_id, caller);
  if (isInvoice(purpose)) return caller !== null && mayReadInvoice(deps.db, file_id, caller);
  return isHolderOrReviewer(deps, file, asker);
}

async function mayReadInvoice(db: Database, file_id: string, caller: Caller): Promise<boolean> {
  const client_id = await clientOfInvoiceFile(db, file_id);
  return client_id !== null && (caller.role === 'reviewer' || caller.client_id === client_id);
}

/**
 * The sales manager is the one who looks after the client now. Files made for signing, and their signed versions, are
 * only for the client's users.
 */
async function mayReadDocument(db: Database, file_id: string, caller: Caller): Promise<boolean> {
  const document = await findDocumentFile(db, file_id);
  if (document === null)
    return caller.client_id !== null && isSigningFileOf(db, { file_id, client_id: caller.client_id });
  switch (caller.role) {
    case 'client':
      return caller.client_id === document.client_id;
    case 'sales':
      return caller.user_id === document.sales_manager_id;
    case 'reviewer':
      return true;
    case 'support':
    case 'consultant':
      return false;
  }
}
