import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { documentKind } from '#contract/entities/document.ts';
import type { FilePurpose } from '#contract/files.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';
import { orderDocuments } from '../documents/tables.ts';
import { clients } from '../identity/tables.ts';
import { invoiceFiles, invoices } from '../invoices/tables.ts';
import { orders } from '../orders/tables.ts';
import { hasToken } from '../orders/token.ts';
import { signingTasks } from '../signing/tables.ts';
import { files } from './tables.ts';

/** Whose a file is, and in which columns that stands. */
export type FileHolder = Pick<typeof files.$inferSelect, 'holder_kind' | 'holder_id'>;

/** Files of a client are its users' in common, as its orders are; those of staff are each one's own. */
export const holderOf = ({ client_id, user_id }: Caller): FileHolder =>
  client_id === null ? { holder_kind: 'staff', holder_id: user_id } : { holder_kind: 'client', holder_id: client_id };

export const isHeldBy = ({ holder_kind, holder_id }: FileHolder): SQL | undefined =>
  and(eq(files.holder_kind, holder_kind), eq(files.holder_id, holder_id));

/** The order that a token opens, or null: no order, or another token. */
async function orderOfToken({ db }: Pick<Deps, 'db'>, order_id: string, token: string): Promise<FileHolder | null> {
  const [order] = await db.select({ token_hash: orders.token_hash }).from(orders).where(eq(orders.order_id, order_id));
  const fits = order !== undefined && hasToken(order, token);
  return fits ? { holder_kind: 'order', holder_id: order_id } : null;
}

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

type SeenFile = FileHolder & Pick<typeof files.$inferSelect, 'file_id' | 'purpose' | 'used_at'>;

/**
 * Whether a file may be seen by whoever asks: by its holder, one of an order by the users of the order's client too, and what
 * was handed in by those who review it. What identifies an enterprise and its people is no child account's. An invoice that was issued is read by the client's users and by reviewers. A document that was attached to an order is read by those of the order, and by nobody once it was
 * removed.
 */
export async function maySee(
  deps: Pick<Deps, 'db'>,
  { file_id, holder_kind, holder_id, purpose, used_at }: SeenFile,
  { caller, token }: { readonly caller: Caller | null; readonly token: string | null },
): Promise<boolean> {
  if (isDocument(purpose) && used_at !== null) return caller !== null && maySeeDocument(deps, file_id, caller);
  if (isInvoice(purpose) && used_at !== null) return caller !== null && maySeeInvoice(deps, file_id, caller);
  if (caller?.role === 'reviewer' && used_at !== null && reviewed.has(purpose)) return true;
  if (holder_kind === 'order') {
    if (token !== null && (await orderOfToken(deps, holder_id, token)) !== null) return true;
    return caller?.client_id != null && (await isOrderOf(deps, holder_id, caller.client_id));
  }
  return caller !== null && isOwn({ holder_kind, holder_id, purpose }, caller);
}

/** A file of whoever asks, or in common with others: but no child account's where it tells who the legal person is. */
function isOwn({ holder_kind, holder_id, purpose }: FileHolder & Pick<SeenFile, 'purpose'>, caller: Caller): boolean {
  if (isOfVerification(purpose) && caller.role === 'client' && !caller.is_admin) return false;
  const own = holderOf(caller);
  return own.holder_kind === holder_kind && own.holder_id === holder_id;
}

/** An electronic invoice: for the users of the order's client, and for reviewers. */
async function maySeeInvoice({ db }: Pick<Deps, 'db'>, file_id: string, caller: Caller): Promise<boolean> {
  const [order] = await db
    .select({ client_id: orders.client_id })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.invoice_id, invoiceFiles.invoice_id))
    .innerJoin(orders, eq(orders.order_id, invoices.order_id))
    .where(eq(invoiceFiles.file_id, file_id));
  return order !== undefined && (caller.role === 'reviewer' || caller.client_id === order.client_id);
}

/** A document of an order: for the client's users, for the sales manager who looks after the client now, and for reviewers. */
async function maySeeDocument({ db }: Pick<Deps, 'db'>, file_id: string, caller: Caller): Promise<boolean> {
  const [document] = await db
    .select({ client_id: orders.client_id, sales_manager_id: clients.sales_manager_id })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.order_id, orderDocuments.order_id))
    .innerJoin(clients, eq(clients.client_id, orders.client_id))
    .where(and(eq(orderDocuments.file_id, file_id), isNull(orderDocuments.removed_at)));
  if (document === undefined) return caller.client_id !== null && isSignedBy({ db }, file_id, caller.client_id);
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

/** A document that was made to be signed, and as it was signed, is read by the users of the client. */
async function isSignedBy({ db }: Pick<Deps, 'db'>, file_id: string, client_id: string): Promise<boolean> {
  const isOfTask = or(eq(signingTasks.file_id, file_id), eq(signingTasks.signed_file_id, file_id));
  const tasks = await db
    .select({ task_id: signingTasks.task_id })
    .from(signingTasks)
    .innerJoin(orders, eq(orders.order_id, signingTasks.order_id))
    .where(and(isOfTask, eq(orders.client_id, client_id)))
    .limit(1);
  return tasks.length > 0;
}

async function isOrderOf({ db }: Pick<Deps, 'db'>, order_id: string, client_id: string): Promise<boolean> {
  const own = and(eq(orders.order_id, order_id), eq(orders.client_id, client_id));
  return (await db.select({ order_id: orders.order_id }).from(orders).where(own)).length === 1;
}
