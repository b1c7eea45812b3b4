import { type PaymentView, type ProofPart, proofParts, type TransferProof } from '#contract/entities/payment.ts';
import { type PayReason, proofReason } from '#machines/lifecycles/payment.ts';
import type { TransferContext } from './types.ts';

/** The proof that was refused last, where nothing has been handed in since. */
export function refusedProof({ payment }: Pick<TransferContext, 'payment'>): TransferProof | null {
  const proof = payment?.proof ?? null;
  return proof?.status === 'refused' ? proof : null;
}

/**
 * The parts of the proof that can be entered: all of them at first and where one is replaced; after a refusal those that were
 * refused. Whoever did not hand it in does not know the others, and enters them all.
 */
export function openParts({ payment }: Pick<TransferContext, 'payment'>): readonly ProofPart[] {
  const refused = refusedProof({ payment });
  if (refused === null || refused.content === null || refused.refusal.length === 0) return proofParts;
  return proofParts.filter((part) => refused.refusal.some((wrong) => wrong.part === part));
}

/** What stands against a part of the proof. */
export type PartProblem = { readonly kind: 'refused'; readonly words: string } | { readonly kind: 'missing' };

/**
 * What stands against a part: the reviewer's words, until something else has been entered; and of the receipt that it is missing, once
 * somebody has wanted to hand the proof in. What stands against what is typed, the form knows.
 */
export function partProblem(context: TransferContext, part: ProofPart): PartProblem | null {
  const { entered, is_asked_for } = context;
  if (part === 'bank_receipt' && entered.bank_receipt !== null) return null;
  if (part === 'bank_receipt' && is_asked_for) return { kind: 'missing' };
  const refused = refusedProof(context);
  if (part !== 'bank_receipt' && entered[part] !== refused?.content?.[part]) return null;
  const wrong = refused?.refusal.find((each) => each.part === part);
  return wrong === undefined ? null : { kind: 'refused', words: wrong.words };
}

/** Where the payment of an order stands for whoever pays by transfer. */
export type Standing = 'absent' | 'paid' | 'closed' | 'submitted' | 'open';

export function standingOf({ payment }: Pick<TransferContext, 'payment'>): Standing {
  if (payment === null) return 'absent';
  const reason = closedReason(payment);
  if (reason === 'already_paid') return 'paid';
  if (reason !== null) return 'closed';
  return payment.order.payment_status === 'proof_submitted' ? 'submitted' : 'open';
}

/** Why nothing can be handed in for the order. */
export const closedReason = ({ order }: Pick<PaymentView, 'order'>): PayReason | null => proofReason(order);
