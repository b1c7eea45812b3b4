import { z } from 'zod/mini';
import { day, enumWithout, instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { money } from '../money.ts';
import { typedText } from '../typed.ts';
import { payableOrder } from './order.ts';

/** By what an order can be paid. */
export const paymentMeans = ['transfer', 'wechat', 'alipay'] as const;
export const paymentMean = z.enum(paymentMeans);
export type PaymentMean = z.infer<typeof paymentMean>;

/** The means that a provider of mobile payments stands behind. */
export const mobileMeans = ['wechat', 'alipay'] as const satisfies readonly PaymentMean[];
export const mobileMean = z.enum(mobileMeans);
export type MobileMean = z.infer<typeof mobileMean>;

/** What a mobile payment is begun on: a computer shows a code to scan, a phone opens the wallet. */
export const payDevices = ['computer', 'phone'] as const;
export const payDevice = z.enum(payDevices);
export type PayDevice = z.infer<typeof payDevice>;

/** `open`: it can still be paid. `unknown`: the provider gave no certain answer. `closed`: unpaid, as somebody wanted. */
export const mobilePaymentStatuses = ['open', 'unknown', 'paid', 'closed', 'failed', 'expired'] as const;
export type MobilePaymentStatus = (typeof mobilePaymentStatuses)[number];

/** A payment at a provider. */
export const mobilePayment = z.object({
  payment_id: itemId,
  provider: mobileMean,
  status: z.enum(mobilePaymentStatuses),
  amount: money,
  /** What the code to be scanned says, while it can be paid. A path is on the origin of the order API. */
  code_url: z.nullable(z.string()),
  /** Where a phone opens the wallet, while it can be paid. A path is on the origin of the order API. */
  wallet_url: z.nullable(z.string()),
  begun_at: instant,
  expires_at: instant,
});
export type MobilePayment = Readonly<z.infer<typeof mobilePayment>>;

/** Why an order cannot be paid by a provider, whatever its state. */
export const mobileReasons = ['currency_not_taken', 'amount_out_of_range'] as const;
export type MobileReason = (typeof mobileReasons)[number];

/** A provider by which orders can be paid here, and what stands against it for this one. */
export const mobileOffer = z.object({ provider: mobileMean, reason: z.nullable(z.enum(mobileReasons)) });

/** What the proof of a transfer consists of. */
export const proofParts = ['payer', 'payment_account', 'bank_receipt'] as const;
export const proofPart = z.enum(proofParts);
export type ProofPart = z.infer<typeof proofPart>;

/** What is wrong with a part of a proof, in the reviewer's words. */
export const partRefusal = z.object({ part: proofPart, words: typedText(300).check(z.minLength(1)) });
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
  content: z.nullable(proofContent),
  /** Why it was refused, part by part. */
  refusal: z.array(partRefusal),
});
export type TransferProof = z.infer<typeof transferProof>;

/** `undecided`: finance has to say what it is for. */
export const settlements = ['matched', 'undecided', 'to_refund', 'refunded'] as const;
export const settlement = z.enum(settlements);
/** What finance decides of money about which nothing was decided. */
export const decidedSettlement = enumWithout(settlements, 'undecided');
export type Settlement = z.infer<typeof settlement>;

/** Money that has arrived for an order, and what becomes of it. */
export const receivedPayment = z.object({
  means: paymentMean,
  amount: money,
  at: instant,
  /** Null for whoever holds the order's link, where it is not theirs. */
  payer: z.nullable(z.string()),
  settlement,
});

/** How an order is paid and stands, for its client and for whoever holds its link. */
export const paymentView = z.object({
  order: payableOrder,
  /** Whom this is told: a user of the order's client, who can open the order, or whoever holds its link. */
  told_to: z.enum(['client', 'link']),
  /** When this was read, by the clock that what expires is measured by. */
  as_of: instant,
  /** Rises with all that happens to the order. */
  revision: z.int().check(z.minimum(0)),
  /** The proof that was handed in last. */
  proof: z.nullable(transferProof),
  /** When a transfer that is made today arrives: days of the client's region. */
  arrival: z.object({ earliest: day, latest: day }),
  received: z.array(receivedPayment),
  mobile: z.object({
    /** The payment that is open, else the last one. */
    payment: z.nullable(mobilePayment),
    offers: z.array(mobileOffer),
    /** What a payment has to be at least and at most. */
    limits: z.object({ least: money, most: money }),
  }),
});
export type PaymentView = Readonly<z.infer<typeof paymentView>>;
