import { arrayBuffer } from 'node:stream/consumers';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FilePurpose } from '#contract/files.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import { proofReason } from '#machines/lifecycles/payment.ts';
import type { Deps } from '../../deps.ts';
import { logSecurity } from '../../securityLog.ts';
import { type Answer, type Caller, type Handlers, ok, refuse } from '../../wire/handler.ts';
import { findOrder } from '../orders/admitted.ts';
import { writeLookAtFile } from '../verification/looks.ts';
import { type FileHolder, holderOf, isDocument, isInvoice, isOfVerification, maySee } from './fileHolder.ts';
import { stripPdfInThread } from './pdf/inThread.ts';
import { receive } from './receive.ts';
import { files } from './tables.ts';

/** Another's file is one that does not exist. */
export const fileHandlers = {
  async fileUpload({ query, caller, key, bytes }, deps) {
    const { purpose, name, order_id, token } = query;
    if (isDocument(purpose) && caller?.role !== 'sales') return refuse('not_permitted');
    if (isInvoice(purpose) && caller?.role !== 'reviewer') return refuse('not_permitted');
    const holder =
      token === undefined ? ownHolder(caller, order_id) : await orderToProve(deps, { order_id, token, purpose });
    if (holder.kind === 'refused') return holder;
    return receive(deps, { holder: holder.data, user_id: caller?.user_id ?? null, key, purpose, name, bytes });
  },

  async fileRead({ query, caller, network, request_id }, deps) {
    const { file_id, token = null, show } = query;
    const isThere = and(eq(files.file_id, file_id), isNotNull(files.kept_at));
    const [row] = await deps.db.select().from(files).where(isThere);
    if (row === undefined || !(await maySee(deps, row, { caller, token }))) return refuse('not_found');
    if (caller?.role === 'reviewer' && isOfVerification(row.purpose)) {
      // Whoever cannot be written down sees nothing.
      if (!(await writeLookAtFile(deps, { file_id, user_id: caller.user_id }))) return refuse('not_found');
      const by = { account: caller.user_id, network, request_id };
      logSecurity(deps.log, { event: 'personal-papers-read', ...by, outcome: 'ok' });
    }
    const bytes = await deps.files.read(file_id);
    if (bytes === null) return refuse('not_found');
    const { name, size, type } = row;
    const file = { name, type, inline: show === 'inline' };
    if (caller === null || !isStripped(row, caller)) return { kind: 'file', file: { ...file, size, bytes } };
    const stripped = await strippedInTurn(deps, caller, bytes);
    if (stripped.kind === 'refused') return stripped;
    return { kind: 'file', file: { ...file, size: stripped.data.length, bytes: stripped.data } };
  },
} satisfies Handlers;

/** What staff open of a client's PDF can do nothing but show pages, whatever was found in it when it came. */
const isStripped = ({ type, holder_kind }: typeof files.$inferSelect, { client_id }: Caller): boolean =>
  type === 'application/pdf' && holder_kind !== 'staff' && client_id === null;

async function strippedInTurn(
  { load }: Deps,
  { user_id }: Caller,
  bytes: ReadableStream<Uint8Array>,
): Promise<Answer<Uint8Array<ArrayBuffer>>> {
  const read = await load.pdfs.run(user_id, async () => ({
    stripped: await stripPdfInThread(new Uint8Array(await arrayBuffer(bytes))),
  }));
  if (read === null) return refuse('too_many_requests', { retry_after_seconds: 10 });
  return read.stripped === null ? refuse('file_damaged') : ok(read.stripped);
}

/** Without a token a file is theirs who is signed in. */
function ownHolder(caller: Caller | null, order_id: string | undefined): Answer<FileHolder> {
  return order_id !== undefined || caller === null ? refuse('order_not_found') : ok(holderOf(caller));
}

/** With a token it is the order's: a receipt alone, as long as one is taken for it. */
async function orderToProve(
  deps: Deps,
  {
    order_id = '',
    token,
    purpose,
  }: { readonly order_id: string | undefined; readonly token: string; readonly purpose: FilePurpose },
): Promise<Answer<FileHolder>> {
  if (purpose !== 'bank_receipt') return refuse('not_permitted');
  const found = await findOrder(deps.db, { order_id, token, caller: null });
  if (found === null) return refuse('order_not_found');
  const { row } = found;
  const standing = { status: orderStatusAt(row, deps.now()), payment_status: row.payment_status };
  return proofReason(standing) === null
    ? ok({ holder_kind: 'order', holder_id: row.order_id })
    : refuse('order_state_refuses');
}
