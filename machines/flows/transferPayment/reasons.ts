import { type PaymentView, type ProofPart, proofParts, type TransferProof } from '#contract/entities/payment.ts';
import { type PayReason, proofReason } from '#machines/lifecycles/payment.ts';
import type { TransferContext } from './types.ts';

export function refusedProof({ payment }: Pick<TransferContext, 'payment'>): TransferProof | null {
  const proof = payment?.proof ?? null;
  return proof?.status === 'refused' ? proof : null;
}

/**
 * All parts at first and for a replacement; after a refusal only the refused ones. A user who cannot see the submitted
 * content enters all parts.
 */
export function editableParts({ payment }: Pick<TransferContext, 'payment'>): readonly ProofPart[] {
  const refused = refusedProof({ payment });
  if (refused === null || refused.content === null || refused.refusal.length === 0) return proofParts;
  return proofParts.filter((part) => refused.refusal.some((wrong) => wrong.part === part));
}

export type PartProblem = { readonly kind: 'refused'; readonly words: string } | { readonly kind: 'missing' };

/**
 * A missing receipt, once the user tried to submit; else the reviewer's text until the part changes. The form validates
 * the typed values.
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

export type Phase = 'notFound' | 'paid' | 'closed' | 'submitted' | 'open';

export function phaseOf({ payment }: Pick<TransferContext, 'payment'>): Phase {
  if (payment === null) return 'notFound';
  const reason = closedReason(payment);
  if (reason === 'already_paid') return 'paid';
  if (reason !== null) return 'closed';
  return payment.order.payment_status === 'proof_submitted' ? 'submitted' : 'open';
}

/** Null if a proof can be submitted. */
export const closedReason = ({ order }: Pick<PaymentView, 'order'>): PayReason | null => proofReason(order);
