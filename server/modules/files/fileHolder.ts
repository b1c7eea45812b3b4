import { and, eq, type SQL } from 'drizzle-orm';
import { documentKind } from '#contract/entities/document.ts';
import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';
import { isOrderOfClient, orderOfToken } from '../orders/index.ts';
import { files } from './tables.ts';

/** Whose a file is, and in which columns that stands. */
export type FileHolder = Pick<typeof files.$inferSelect, 'holder_kind' | 'holder_id'>;

/** Files of a client are its users' in common, as its orders are; those of staff are each one's own. */
export const holderOf = ({ client_id, user_id }: Caller): FileHolder =>
  client_id === null ? { holder_kind: 'staff', holder_id: user_id } : { holder_kind: 'client', holder_id: client_id };

export const isHeldBy = ({ holder_kind, holder_id }: FileHolder): SQL | undefined =>
  and(eq(files.holder_kind, holder_kind), eq(files.holder_id, holder_id));

/** Whether a file is uploaded to be attached to an order by its sales manager. */
export const isDocument = (purpose: FilePurpose): boolean => documentKind.safeParse(purpose).success;

/** What reviewers look at once it was handed in. */
const reviewed: ReadonlySet<FilePurpose> = new Set([
  'bank_receipt',
  'notice_letter',
  'business_license',
  'power_of_attorney',
]);

/** What reviewers upload for clients to download. */
const invoicePurposes: ReadonlySet<FilePurpose> = new Set(['invoice_pdf', 'invoice_ofd', 'invoice_xml']);
export const isInvoice = (purpose: FilePurpose): boolean => invoicePurposes.has(purpose);

/** What identifies an enterprise and its people: it is written down which reviewer looks at it. */
const verificationPurposes: ReadonlySet<FilePurpose> = new Set(['business_license', 'power_of_attorney']);
export const isOfVerification = (purpose: FilePurpose): boolean => verificationPurposes.has(purpose);

export type SeenFile = FileHolder & Pick<typeof files.$inferSelect, 'file_id' | 'purpose' | 'used_at'>;

/** Who asks for a file: a user, or who holds the link of an order. */
export interface FileAsker {
  readonly caller: Caller | null;
  readonly token: string | null;
}

/**
 * Whether a file belongs to the asker, or is theirs to review. A file of an order belongs to the users of the order's client and to
 * who holds its link; what was handed in is read by reviewers too; what identifies an enterprise and its people is no child account's.
 */
export async function isHolderOrReviewer(
  deps: Pick<Deps, 'db'>,
  { holder_kind, holder_id, purpose, used_at }: SeenFile,
  { caller, token }: FileAsker,
): Promise<boolean> {
  if (caller?.role === 'reviewer' && used_at !== null && reviewed.has(purpose)) return true;
  if (holder_kind === 'order') {
    if (await orderOfToken(holder_id, token, deps)) return true;
    const client_id = caller?.client_id ?? null;
    return client_id !== null && isOrderOfClient(deps.db, { order_id: holder_id, client_id });
  }
  return caller !== null && isOwn({ holder_kind, holder_id, purpose }, caller);
}

/**
 * Whether the asker may hand a file in. A document that an order has is handed in for no other, and an invoice that was issued is a
 * reviewer's alone; all else can be handed in again by those to whom it belongs.
 */
export async function mayTake(deps: Pick<Deps, 'db'>, file: SeenFile, asker: FileAsker): Promise<boolean> {
  if (file.used_at !== null && isDocument(file.purpose)) return false;
  if (file.used_at !== null && isInvoice(file.purpose)) return asker.caller?.role === 'reviewer';
  return isHolderOrReviewer(deps, file, asker);
}

/** A file of whoever asks, or in common with others: but no child account's where it tells who the legal person is. */
function isOwn({ holder_kind, holder_id, purpose }: FileHolder & Pick<SeenFile, 'purpose'>, caller: Caller): boolean {
  if (isOfVerification(purpose) && caller.role === 'client' && !caller.is_admin) return false;
  const own = holderOf(caller);
  return own.holder_kind === holder_kind && own.holder_id === holder_id;
}
