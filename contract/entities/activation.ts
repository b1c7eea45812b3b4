import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';
import { verificationStatus } from './client.ts';
import { invoiceStatus } from './invoice.ts';
import { orderSummary, remainingCredit } from './order.ts';
import { allowance } from './product.ts';
import { signingTask } from './signing.ts';

/** All that apply are returned at once. */
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

/** The result of an activation, with the period of the ordered items. */
export const activationTerms = z.object({
  /** The user confirms a revision; another needs a new confirmation. */
  revision: itemId,
  plan: localizedText,
  starts_at: instant,
  /** Null without a term. */
  ends_at: z.nullable(instant),
  days: z.nullable(z.int().check(z.minimum(0))),
  allowance,
  /** The product's current allowance; null if there is no product yet. */
  before: z.nullable(allowance),
});
export type ActivationTerms = z.infer<typeof activationTerms>;

export const member = z.object({
  member_id: itemId,
  real_name: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const activationView = z.object({
  order: z.extend(orderSummary, { full_name: z.string() }),
  as_of: instant,
  reasons: z.array(activationReason),
  verification: z.object({ status: verificationStatus, verification_type: z.int(), message: z.string() }),
  /** Null if no invoice was applied for. */
  invoice_status: z.nullable(invoiceStatus),
  /** Whether documents can be signed online, and the last signing. */
  signing: z.object({ is_offered: z.boolean(), task: z.nullable(signingTask) }),
  /** Null if the result cannot be determined. */
  terms: z.nullable(activationTerms),
  /** Issued as a voucher on activation. */
  remaining_credit: remainingCredit,
  members: z.array(member),
  /** Null before the activation. */
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
