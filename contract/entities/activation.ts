import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';
import { verificationStatus } from './client.ts';
import { invoiceStatus } from './invoice.ts';
import { orderSummary, remainingCredit } from './order.ts';
import { allowance } from './product.ts';
import { signingTask } from './signing.ts';

/** What stands against activating an order. All that does is told at once. */
export const activationReasons = [
  'order_closed',
  'already_activated',
  'not_paid',
  'receipt_incomplete',
  'unverified',
  'without_invoice',
  'unsigned',
  'nothing_to_activate',
  'main_account_only',
] as const;
export const activationReason = z.enum(activationReasons);
export type ActivationReason = z.infer<typeof activationReason>;

/** What is in use once an order is activated, and from when to when what was ordered is. */
export const activationTerms = z.object({
  /** Of what was shown: another is confirmed anew. */
  revision: itemId,
  plan: localizedText,
  starts_at: instant,
  /** Null for what has no term. */
  ends_at: z.nullable(instant),
  days: z.nullable(z.int().check(z.minimum(0))),
  allowance,
  /** What the product held before; null where there is none yet. */
  before: z.nullable(allowance),
});
export type ActivationTerms = z.infer<typeof activationTerms>;

/** Somebody of the client who can administer a product. */
export const member = z.object({
  member_id: itemId,
  real_name: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** How the activation of an order stands for whoever asks. */
export const activationView = z.object({
  order: z.extend(orderSummary, { full_name: z.string() }),
  as_of: instant,
  reasons: z.array(activationReason),
  verification: z.object({ status: verificationStatus, verification_type: z.int(), message: z.string() }),
  /** How the application for an invoice stands; null where there is none. */
  invoice_status: z.nullable(invoiceStatus),
  /** Whether documents can be signed here, and what was begun last. */
  signing: z.object({ is_offered: z.boolean(), task: z.nullable(signingTask) }),
  /** What activating brings now; null where that cannot be said. */
  terms: z.nullable(activationTerms),
  /** What activating the order issues as a voucher, or has issued. */
  remaining_credit: remainingCredit,
  members: z.array(member),
  /** What is in use; null before it is activated. */
  activated: z.nullable(
    z.object({
      at: instant,
      plan: localizedText,
      starts_at: instant,
      ends_at: z.nullable(instant),
      days: z.nullable(z.int().check(z.minimum(0))),
      allowance,
      administrator: z.string(),
    }),
  ),
});
export type ActivationView = z.infer<typeof activationView>;
