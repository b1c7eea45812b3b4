import type { RefusalCode } from '#contract/refusal.ts';
import { noticeIn } from '../../kit/fault.ts';
import type { PaymentAnswer } from '../../parts/paymentRead.ts';
import { chosenProvider, phaseOf, unfinishedPayment } from './reasons.ts';
import type { BeginPaymentQuery, MobileContext, MobileOutcome, PaymentIdQuery } from './types.ts';

export const applyPayment = (read: PaymentAnswer): Partial<MobileContext> => ({
  payment: read.kind === 'found' ? read.payment : null,
  fault: null,
  is_unconfirmed: false,
});

/** If no payment is open, none was begun. */
export function applyLookupResult({ fault }: MobileContext, read: PaymentAnswer): Partial<MobileContext> {
  const kept = applyPayment(read);
  const standing = phaseOf({ payment: kept.payment ?? null });
  return { ...kept, nothing_begun: standing === 'open' || standing === 'closed', fault: noticeIn(fault) };
}

export const applyOutcome = (outcome: MobileOutcome): Partial<MobileContext> =>
  outcome.kind === 'updated' ? { payment: outcome.payment } : { refusal: outcome.refusal };

export const staleDataRefusals: readonly RefusalCode[] = [
  'order_state_refuses',
  'payment_unsettled',
  'order_not_found',
  'not_found',
];

/** Milliseconds until the open payment expires, by the server's clock, as the page's may be wrong. */
export function msUntilPaymentExpires({ payment }: MobileContext): number {
  const expires_at = unfinishedPayment({ payment })?.expires_at;
  if (payment === null || expires_at === undefined) return 0;
  return Date.parse(expires_at) - Date.parse(payment.as_of);
}

/** Removes the expired code at once, whatever the next check answers. */
export function removeExpiredCode({ payment }: MobileContext): Partial<MobileContext> {
  if (payment === null) return {};
  const { mobile } = payment;
  const withdrawn = mobile.payment && { ...mobile.payment, code_url: null, wallet_url: null };
  return { payment: { ...payment, mobile: { ...mobile, payment: withdrawn } } };
}

export function buildBeginPaymentQuery({ key, attempt, order_id, payment, chosen }: MobileContext): BeginPaymentQuery {
  const provider = chosenProvider({ payment, chosen });
  if (provider === null) throw new Error('a payment is begun that no provider takes');
  return { order_id, key: `${key}-${attempt}`, provider, device: chosen.device };
}

export function buildPaymentIdQuery({ order_id, payment }: MobileContext): PaymentIdQuery {
  const payment_id = unfinishedPayment({ payment })?.payment_id;
  if (payment_id === undefined) throw new Error('a provider is asked about no payment');
  return { order_id, payment_id };
}
