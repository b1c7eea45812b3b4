import type { FilePurpose } from '#contract/files.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import { proofReason } from '#machines/lifecycles/payment.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Caller, type Handlers, ok, refuse } from '../../wire/handler.ts';
import { findOrder } from '../orders/index.ts';
import { type FileOwner, fileOwnerOf, isDocumentPurpose, isInvoicePurpose } from './fileOwner.ts';
import { receiveUpload } from './receive.ts';

export const fileHandlers = {
  async fileUpload({ query, caller, key, bytes }, deps) {
    const { purpose, name, order_id, token } = query;
    if (isDocumentPurpose(purpose) && caller?.role !== 'sales') return refuse('not_permitted');
    if (isInvoicePurpose(purpose) && caller?.role !== 'reviewer') return refuse('not_permitted');
    const holder =
      token === undefined
        ? callerAsFileOwner(caller, order_id)
        : await orderAsFileOwner(deps, { order_id, token, purpose });
    if (holder.kind === 'refused') return holder;
    return receiveUpload(deps, { holder: holder.data, user_id: caller?.user_id ?? null, key, purpose, name, bytes });
  },
} satisfies Handlers;

/** Without a token, the file is the signed-in user's or client's. */
function callerAsFileOwner(caller: Caller | null, order_id: string | undefined): Answer<FileOwner> {
  return order_id !== undefined || caller === null ? refuse('order_not_found') : ok(fileOwnerOf(caller));
}

/** With a token, the file is the order's: only a receipt, and only while the order accepts one. */
async function orderAsFileOwner(
  deps: Deps,
  {
    order_id = '',
    token,
    purpose,
  }: { readonly order_id: string | undefined; readonly token: string; readonly purpose: FilePurpose },
): Promise<Answer<FileOwner>> {
  if (purpose !== 'bank_receipt') return refuse('not_permitted');
  const found = await findOrder(deps.db, { order_id, token, caller: null });
  if (found === null) return refuse('order_not_found');
  const { row } = found;
  const standing = { status: orderStatusAt(row, deps.now()), payment_status: row.payment_status };
  return proofReason(standing) === null
    ? ok({ holder_kind: 'order', holder_id: row.order_id })
    : refuse('order_state_refuses');
}
