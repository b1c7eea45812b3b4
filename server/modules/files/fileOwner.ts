import { and, eq, type SQL } from 'drizzle-orm';
import { documentKind } from '#contract/entities/document.ts';
import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';
import { isOrderOfClient, orderOfToken } from '../orders/index.ts';
import { files } from './tables.ts';

export type FileOwner = Pick<typeof files.$inferSelect, 'holder_kind' | 'holder_id'>;

/** A client's users share its files, as they share its orders; staff have their own. */
export const fileOwnerOf = ({ client_id, user_id }: Caller): FileOwner =>
  client_id === null ? { holder_kind: 'staff', holder_id: user_id } : { holder_kind: 'client', holder_id: client_id };

export const isOwnedBy = ({ holder_kind, holder_id }: FileOwner): SQL | undefined =>
  and(eq(files.holder_kind, holder_kind), eq(files.holder_id, holder_id));

/** Whether the file is for a sales manager to attach to an order. */
export const isDocumentPurpose = (purpose: FilePurpose): boolean => documentKind.safeParse(purpose).success;

/** What reviewers may read once it was submitted. */
const reviewedPurposes: ReadonlySet<FilePurpose> = new Set([
  'bank_receipt',
  'notice_letter',
  'business_license',
  'power_of_attorney',
]);

/** Uploaded by reviewers, for clients to download. */
const invoicePurposes: ReadonlySet<FilePurpose> = new Set(['invoice_pdf', 'invoice_ofd', 'invoice_xml']);
export const isInvoicePurpose = (purpose: FilePurpose): boolean => invoicePurposes.has(purpose);

/** Papers that identify an enterprise and its people: every access by a reviewer is logged. */
const verificationPurposes: ReadonlySet<FilePurpose> = new Set(['business_license', 'power_of_attorney']);
export const isVerificationPurpose = (purpose: FilePurpose): boolean => verificationPurposes.has(purpose);

export type FileAccessFacts = FileOwner & Pick<typeof files.$inferSelect, 'file_id' | 'purpose' | 'used_at'>;

/** A user, or the holder of an order's link (`token`). */
export interface FileRequester {
  readonly caller: Caller | null;
  readonly token: string | null;
}

/**
 * Whether the asker holds a file or reviews it. An order's file is held by the users of its client and by the holder of
 * its link. Reviewers read it once submitted. Papers of a verification are held by main accounts only.
 */
export async function isOwnerOrReviewer(
  deps: Pick<Deps, 'db'>,
  { holder_kind, holder_id, purpose, used_at }: FileAccessFacts,
  { caller, token }: FileRequester,
): Promise<boolean> {
  if (caller?.role === 'reviewer' && used_at !== null && reviewedPurposes.has(purpose)) return true;
  if (holder_kind === 'order') {
    if (await orderOfToken(holder_id, token, deps)) return true;
    const client_id = caller?.client_id ?? null;
    return client_id !== null && isOrderOfClient(deps.db, { order_id: holder_id, client_id });
  }
  return caller !== null && isOwn({ holder_kind, holder_id, purpose }, caller);
}

/**
 * Whether the asker may submit a file. An attached document is never submitted again, and an issued invoice only by
 * reviewers; everything else can be submitted again by its holders.
 */
export async function mayClaim(deps: Pick<Deps, 'db'>, file: FileAccessFacts, asker: FileRequester): Promise<boolean> {
  if (file.used_at !== null && isDocumentPurpose(file.purpose)) return false;
  if (file.used_at !== null && isInvoicePurpose(file.purpose)) return asker.caller?.role === 'reviewer';
  return isOwnerOrReviewer(deps, file, asker);
}

/** Own files; papers of a verification only for main accounts, as they name the legal person. */
function isOwn(
  { holder_kind, holder_id, purpose }: FileOwner & Pick<FileAccessFacts, 'purpose'>,
  caller: Caller,
): boolean {
  if (isVerificationPurpose(purpose) && caller.role === 'client' && !caller.is_admin) return false;
  const own = fileOwnerOf(caller);
  return own.holder_kind === holder_kind && own.holder_id === holder_id;
}
