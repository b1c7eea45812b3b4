import { z } from 'zod';
import { instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { money } from '../money.ts';
import { payableOrder } from './order.ts';

/** By what an order can be paid. */
export const paymentMeans = ['transfer', 'wechat', 'alipay'] as const;
export const paymentMean = z.enum(paymentMeans);
export type PaymentMean = z.infer<typeof paymentMean>;

/** What the proof of a transfer consists of. */
export const proofParts = ['payer', 'payment_account', 'bank_receipt'] as const;
export const proofPart = z.enum(proofParts);
export type ProofPart = z.infer<typeof proofPart>;

/** What is wrong with a part of a proof, in the reviewer's words. */
export const partRefusal = z.object({ part: proofPart, words: z.string().min(1).max(300) });
export type PartRefusal = Readonly<z.infer<typeof partRefusal>>;

/** `replaced`: another was handed in before this one was decided. */
export const proofStatuses = ['submitted', 'accepted', 'refused', 'replaced'] as const;
export const proofStatus = z.enum(proofStatuses);

/** What was handed in to show that an order was paid by transfer. */
export const proofContent = z.object({ payer: z.string(), payment_account: z.string(), bank_receipt: storedFile });
export type ProofContent = Readonly<z.infer<typeof proofContent>>;

export const transferProof = z.object({
  proof_id: itemId,
  status: proofStatus,
  submitted_at: instant,
  /** Null for whoever holds the order's link and did not hand it in by the link. */
  content: proofContent.nullable(),
  /** Why it was refused, part by part. */
  refusal: z.array(partRefusal),
});
export type TransferProof = z.infer<typeof transferProof>;

/** `undecided`: finance has to say what it is for. */
export const settlements = ['matched', 'undecided', 'to_refund', 'refunded'] as const;
export const settlement = z.enum(settlements);
export type Settlement = z.infer<typeof settlement>;

/** Money that has arrived for an order, and what becomes of it. */
export const receivedPayment = z.object({
  means: paymentMean,
  amount: money,
  at: instant,
  /** Null for whoever holds the order's link, where it is not theirs. */
  payer: z.string().nullable(),
  settlement,
});

/** How an order is paid and stands, for its client and for whoever holds its link. */
export const paymentView = z.object({
  order: payableOrder,
  /** Rises with all that happens to the order. */
  revision: z.int().min(0),
  /** The proof that was handed in last. */
  proof: transferProof.nullable(),
  /** When a transfer that is made today arrives: days of the client's region. */
  arrival: z.object({ earliest: z.iso.date(), latest: z.iso.date() }),
  received: z.array(receivedPayment),
});
export type PaymentView = Readonly<z.infer<typeof paymentView>>;
