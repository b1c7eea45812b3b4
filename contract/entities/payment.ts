import { z } from 'zod/mini';
import { day, enumWithout, instant, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';
import { money } from '../money.ts';
import { typedText } from '../typed.ts';
import { payableOrder } from './order.ts';

export const paymentMethods = ['transfer', 'wechat', 'alipay'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const mobileProviders = ['wechat', 'alipay'] as const satisfies readonly PaymentMethod[];
export const mobileProvider = z.enum(mobileProviders);
export type MobileProvider = z.infer<typeof mobileProvider>;

/** A computer shows a code to scan; a phone opens the wallet. */
export const payDevices = ['computer', 'phone'] as const;
export const payDevice = z.enum(payDevices);
export type PayDevice = z.infer<typeof payDevice>;

/** `open`: can still be paid. `unknown`: the provider gave no definite answer. `closed`: unpaid, on request. */
export const mobilePaymentStatuses = ['open', 'unknown', 'paid', 'closed', 'failed', 'expired'] as const;
export type MobilePaymentStatus = (typeof mobilePaymentStatuses)[number];

export const mobilePayment = z.object({
  payment_id: itemId,
  provider: mobileProvider,
  status: z.enum(mobilePaymentStatuses),
  amount: money,
  /** The content of the code to scan; null unless it can be paid. A path is relative to the order API's origin. */
  code_url: z.nullable(z.string()),
  /** Opens the wallet on a phone; null unless it can be paid. A path is relative to the order API's origin. */
  wallet_url: z.nullable(z.string()),
  begun_at: instant,
  expires_at: instant,
});
export type MobilePayment = Readonly<z.infer<typeof mobilePayment>>;

export const mobileReasons = ['currency_not_taken', 'amount_out_of_range'] as const;
export type MobileReason = (typeof mobileReasons)[number];

/** `reason` is null if the order can be paid by this provider. */
export const mobileOffer = z.object({ provider: mobileProvider, reason: z.nullable(z.enum(mobileReasons)) });

export const proofParts = ['payer', 'payment_account', 'bank_receipt'] as const;
export const proofPart = z.enum(proofParts);
export type ProofPart = z.infer<typeof proofPart>;

export const partRefusal = z.object({ part: proofPart, words: typedText(300).check(z.minLength(1)) });
export type PartRefusal = Readonly<z.infer<typeof partRefusal>>;

/** `replaced`: another was submitted before this one was decided. */
export const proofStatuses = ['submitted', 'accepted', 'refused', 'replaced'] as const;
export const proofStatus = z.enum(proofStatuses);

export const proofContent = z.object({ payer: z.string(), payment_account: z.string(), bank_receipt: storedFile });
export type ProofContent = Readonly<z.infer<typeof proofContent>>;

export const transferProof = z.object({
  proof_id: itemId,
  status: proofStatus,
  submitted_at: instant,
  /** Null for the holder of the order's link, unless it was submitted by the link. */
  content: z.nullable(proofContent),
  refusal: z.array(partRefusal),
});
export type TransferProof = z.infer<typeof transferProof>;

/** `undecided`: awaits a decision of finance. */
export const settlements = ['matched', 'undecided', 'to_refund', 'refunded'] as const;
export const settlement = z.enum(settlements);
export const decidedSettlement = enumWithout(settlements, 'undecided');
export type Settlement = z.infer<typeof settlement>;

export const receivedPayment = z.object({
  means: paymentMethod,
  amount: money,
  at: instant,
  /** Null for the holder of the order's link, unless they paid. */
  payer: z.nullable(z.string()),
  settlement,
});

export const paymentView = z.object({
  order: payableOrder,
  /** `client`: a user of the order's client, who can open the order; `link`: the holder of its link. */
  told_to: z.enum(['client', 'link']),
  /** The server's clock, by which expiries are measured. */
  as_of: instant,
  /** Increases with every change of the order. */
  revision: z.int().check(z.minimum(0)),
  proof: z.nullable(transferProof),
  /** Expected arrival of a transfer made today, in days of the client's region. */
  arrival: z.object({ earliest: day, latest: day }),
  received: z.array(receivedPayment),
  mobile: z.object({
    /** The open payment, else the last one. */
    payment: z.nullable(mobilePayment),
    offers: z.array(mobileOffer),
    limits: z.object({ least: money, most: money }),
  }),
});
export type PaymentView = Readonly<z.infer<typeof paymentView>>;
