import type { MobileMean, MobilePayment, MobileReason, PaymentView } from '#contract/entities/payment.ts';
import { type PayReason, payReason } from '#machines/lifecycles/payment.ts';
import type { MobileContext } from './types.ts';

type WithPayment = Pick<MobileContext, 'payment'>;

export type Phase =
  | 'absent'
  | 'paid'
  | 'closed'
  /** No provider takes the order. */
  | 'unoffered'
  | 'open'
  | 'payable'
  /** A payment is open, without a valid code. */
  | 'pending'
  /** A payment is open, and the provider gave no definite answer. */
  | 'unknown';

export function phaseOf({ payment }: WithPayment): Phase {
  if (payment === null) return 'absent';
  const reason = payReason(payment.order);
  if (reason === 'already_paid') return 'paid';
  const opened = openPayment({ payment });
  if (opened !== null) return standingOfOpen(opened);
  if (reason !== null) return 'closed';
  return openProviders(payment).length === 0 ? 'unoffered' : 'open';
}

const standingOfOpen = ({ status, code_url, wallet_url }: MobilePayment): Phase => {
  if (status === 'unknown') return 'unknown';
  return code_url === null && wallet_url === null ? 'pending' : 'payable';
};

export function openPayment({ payment }: WithPayment): MobilePayment | null {
  const last = payment?.mobile.payment ?? null;
  return last?.status === 'open' || last?.status === 'unknown' ? last : null;
}

/** The last payment if it ended without money. */
export function endedPayment({ payment }: WithPayment): (MobilePayment & { status: EndStatus }) | null {
  const last = payment?.mobile.payment ?? null;
  return last !== null && isEnd(last.status) ? { ...last, status: last.status } : null;
}

const endStatuses = ['failed', 'expired', 'closed'] as const satisfies readonly MobilePayment['status'][];
export type EndStatus = (typeof endStatuses)[number];
const isEnd = (status: MobilePayment['status']): status is EndStatus => endStatuses.some((each) => each === status);

export const openProviders = ({ mobile }: PaymentView): readonly MobileMean[] =>
  mobile.offers.flatMap(({ provider, reason }) => (reason === null ? [provider] : []));

export const isOffered = ({ payment }: WithPayment, provider: MobileMean): boolean =>
  payment !== null && openProviders(payment).includes(provider);

/** The chosen provider if it takes the order, else the first that does. */
export function chosenProvider({ payment, chosen }: Pick<MobileContext, 'payment' | 'chosen'>): MobileMean | null {
  const open = payment === null ? [] : openProviders(payment);
  return open.find((provider) => provider === chosen.provider) ?? open[0] ?? null;
}

/** Null if the order permits a payment; whether a provider takes it is `openProviders`. */
export const closedReason = ({ order }: Pick<PaymentView, 'order'>): PayReason | null => payReason(order);

export function unofferedReason({ mobile: { offers } }: PaymentView): MobileReason | 'not_set_up' {
  const reasons = offers.map(({ reason }) => reason);
  if (reasons.includes('amount_out_of_range')) return 'amount_out_of_range';
  return reasons[0] ?? 'not_set_up';
}
