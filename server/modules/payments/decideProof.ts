import { eq } from 'drizzle-orm';
import type { DeskReceipt } from '#contract/calls/deskPayments.ts';
import { type CallName, calls } from '#contract/calls/index.ts';
import type { PartRefusal } from '#contract/entities/payment.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import { nextPaymentStatus, payUntilAfterRefusal } from '#machines/lifecycles/payment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, ok, refuse, type StaffOf } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { addOrderEvent, changeOrder, lockOrder, type OrderRow } from '../orders/index.ts';
import { receiveMoney } from './money.ts';
import { notifyOfPayment } from './notify.ts';
import { readReceipt } from './receipts.ts';
import { transferProofs } from './tables.ts';

type Decision = { readonly kind: 'accept' } | { readonly kind: 'refuse'; readonly refusal: PartRefusal[] };
type ProofRow = typeof transferProofs.$inferSelect;

interface DecisionRequest {
  readonly proof_id: string;
  readonly decision: Decision;
  readonly key: string;
  readonly caller: StaffOf<'reviewer'>;
}

const decisionCalls = { accept: 'deskReceiptAccept', refuse: 'deskReceiptRefuse' } as const satisfies Record<
  Decision['kind'],
  CallName
>;

/** Rejects a second decision. */
export function decideProof(
  { proof_id, decision, key, caller }: DecisionRequest,
  deps: Deps,
): Promise<Answer<DeskReceipt>> {
  const intent = {
    call: calls[decisionCalls[decision.kind]],
    scope: caller.user_id,
    key,
    content: { proof_id, decision },
  };
  return runIdempotently(deps, intent, async (tx) => {
    const [named] = await tx
      .select({ order_id: transferProofs.order_id })
      .from(transferProofs)
      .where(eq(transferProofs.proof_id, proof_id));
    if (named === undefined) return refuse('not_found');
    // Locked before the proof is read, as for every change of a payment.
    const order = await lockOrder(tx, named);
    const [proof] = await tx.select().from(transferProofs).where(eq(transferProofs.proof_id, proof_id));
    if (order === null || proof === undefined) throw new Error('a proof of transfer belongs to no order');
    if (proof.status !== 'submitted') return refuse('already_decided');
    const decided = { decided_at: deps.now(), decided_by: caller.user_id };
    if (decision.kind === 'accept') {
      await tx
        .update(transferProofs)
        .set({ ...decided, status: 'accepted' })
        .where(eq(transferProofs.proof_id, proof_id));
      await accept(tx, { order, proof, caller }, deps);
    } else {
      const { refusal } = decision;
      await tx
        .update(transferProofs)
        .set({ ...decided, status: 'refused', refusal })
        .where(eq(transferProofs.proof_id, proof_id));
      await refuseProof(tx, { order, proof, caller }, refusal, deps);
    }
    const receipt = await readReceipt(tx, proof_id);
    if (receipt === null) throw new Error('a receipt vanished while it was decided');
    return ok(receipt);
  });
}

interface ProofDecision {
  readonly order: OrderRow;
  readonly proof: ProofRow;
  readonly caller: StaffOf<'reviewer'>;
}

async function accept(tx: Database, { order, proof, caller }: ProofDecision, deps: Deps): Promise<void> {
  const arrival = {
    means: 'transfer',
    reference: proof.proof_id,
    amount: { minor: order.amount, currency: order.currency },
    refunds: [],
    payer: proof.payer,
    by_link: proof.submitted_by === null,
    actor: 'staff',
    user_id: caller.user_id,
  } as const;
  await receiveMoney(tx, { arrival, order }, deps);
}

/** Extends a term that would end too soon for another proof. */
async function refuseProof(
  tx: Database,
  { order, proof, caller }: ProofDecision,
  refusal: readonly PartRefusal[],
  deps: Deps,
): Promise<void> {
  const { order_id, payment_status, pay_until } = order;
  const at = deps.now();
  const after = nextPaymentStatus(payment_status, { type: 'proof.refuse' });
  const changes = {
    pay_until: payUntilAfterRefusal(pay_until, at),
    ...(after !== null && { payment_status: after }),
  };
  await changeOrder(tx, order_id, changes);
  const happened = {
    event: 'proof_refused',
    actor: 'staff',
    user_id: caller.user_id,
    subject: proof.proof_id,
  } as const;
  await addOrderEvent(tx, { order_id, at, ...happened });
  const isOpen = orderStatusAt({ ...order, ...changes }, at) === 'unpaid';
  const until = isOpen ? changes.pay_until : null;
  const telling = { kind: 'proof_refused', refusal, until, by_link: proof.submitted_by === null } as const;
  await notifyOfPayment(tx, { order, telling }, deps);
}
