import { and, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { PaymentStatus } from '#contract/entities/order.ts';
import type { PaymentView } from '#contract/entities/payment.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import { nextPaymentStatus, proofReason } from '#machines/lifecycles/payment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Caller, ok, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { type FileHolder, holderOf, type KeepAttachment, takeFile, withAttachments } from '../files/index.ts';
import { holdClient } from '../identity/index.ts';
import { type AdmittedOrder, addOrderEvent, changeOrder, findOrder, type OrderRow } from '../orders/index.ts';
import { transferProofs } from './tables.ts';
import { readPaymentView } from './view.ts';

type Body = z.output<typeof calls.orderSetTransfer.body>;

/** The body once the file is stored: `bank_receipt` is the id of the file. */
type StoredProofBody = Omit<Body, 'bank_receipt'> & { readonly bank_receipt: string };

interface Submission {
  readonly body: Body;
  readonly key: string;
  readonly caller: Caller | null;
  readonly link_tab: string | null;
}

/** Replaces a proof that is not decided yet. */
export const submitProof = (submission: Submission, deps: Deps): Promise<Answer<PaymentView>> =>
  withAttachments(deps, (keep) => submitWithFiles(submission, keep, deps));

async function submitWithFiles(
  { body, key, caller, link_tab }: Submission,
  keep: KeepAttachment,
  deps: Deps,
): Promise<Answer<PaymentView>> {
  // Checked before `runIdempotently`: the saved answer of a repeated request must not go to a caller who may not see the order.
  const asked = await findOrder(deps.db, { ...body, caller });
  if (asked === null) return refuse('order_not_found');
  const { user_id, holder } = receiptOwnerOf(asked, caller);
  const about = { file: body.bank_receipt, key, purpose: 'bank_receipt', user_id } as const;
  const kept = await keep({ ...about, holder: async () => holder });
  if (kept.kind === 'refused') return kept;
  const content: StoredProofBody = { ...body, bank_receipt: kept.file_id };
  const intent = { call: calls.orderSetTransfer, scope: `order ${body.order_id}`, key, content };
  return runIdempotently(deps, intent, async (tx) => {
    const found = await findOrder(tx, { ...content, caller, link_tab }, { lock: true });
    if (found === null) return refuse('order_not_found');
    const { row, as } = found;
    await holdClient(tx, row);
    const now = deps.now();
    const refusal = await refusalOf(tx, row, now);
    if (refusal !== null) return refuse(refusal);
    const payment_status = nextPaymentStatus(row.payment_status, { type: 'proof.submit' });
    if (payment_status === null) return refuse('order_state_refuses');
    const taking = {
      file_id: content.bank_receipt,
      purpose: 'bank_receipt',
      caller,
      token: body.token ?? null,
    } as const;
    if ((await takeFile({ db: tx, now: deps.now }, taking)) === null) return refuse('file_unknown');
    const submitted_by = as === 'client' ? (caller?.user_id ?? null) : null;
    const submitted = { submitted_by, submitted_tab: found.link_tab, submitted_at: now };
    await write(tx, { content, proof_id: deps.secret(96), ...submitted, payment_status });
    return ok(await readPaymentView(tx, { ...found, row: { ...row, payment_status } }, deps));
  });
}

/** Per order, replaced proofs included: more than a payer submits, few enough for the disk. */
const maxProofs = 50;

/** Null if the order accepts a proof. */
async function refusalOf(tx: Database, row: OrderRow, now: Date): Promise<ErrorName | null> {
  const reason = proofReason({ status: orderStatusAt(row, now), payment_status: row.payment_status });
  if (reason === 'payment_under_way' || reason === 'payment_unknown') return 'payment_unsettled';
  if (reason !== null) return 'order_state_refuses';
  const given = await tx.$count(transferProofs, eq(transferProofs.order_id, row.order_id));
  return given < maxProofs ? null : 'files_too_many';
}

/** The client holds a receipt that one of its users submits; otherwise the order does. */
const receiptOwnerOf = ({ as, row }: AdmittedOrder, caller: Caller | null): ReceiptOwner => ({
  user_id: caller?.user_id ?? null,
  holder: as === 'client' && caller !== null ? holderOf(caller) : { holder_kind: 'order', holder_id: row.order_id },
});

interface ReceiptOwner {
  readonly user_id: string | null;
  readonly holder: FileHolder;
}

interface NewProof {
  readonly content: StoredProofBody;
  readonly proof_id: string;
  readonly submitted_by: string | null;
  readonly submitted_tab: string | null;
  readonly submitted_at: Date;
  readonly payment_status: PaymentStatus;
}

async function write(tx: Database, { content, payment_status, ...proof }: NewProof): Promise<void> {
  const { order_id, payer, payment_account, bank_receipt: file_id } = content;
  const { proof_id, submitted_by, submitted_at: at } = proof;
  await tx
    .update(transferProofs)
    .set({ status: 'replaced' })
    .where(and(eq(transferProofs.order_id, order_id), eq(transferProofs.status, 'submitted')));
  await tx.insert(transferProofs).values({ ...proof, order_id, payer, payment_account, file_id, status: 'submitted' });
  await changeOrder(tx, order_id, { payment_status });
  const actor = submitted_by === null ? 'link' : 'client';
  const happened = { order_id, event: 'proof_submitted', at, actor, user_id: submitted_by, subject: proof_id } as const;
  await addOrderEvent(tx, happened);
}
