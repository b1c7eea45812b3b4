import type { MobilePayment, MobileProvider, MobileReason, PaymentView } from '#contract/entities/payment.ts';
import { type PayReason, payReason } from '#machines/lifecycles/payment.ts';
import type { MobileContext } from './types.ts';

type WithPayment = Pick<MobileContext, 'payment'>;

export type Phase =
  | 'notFound'
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
  if (payment === null) return 'notFound';
  const reason = payReason(payment.order);
  if (reason === 'already_paid') return 'paid';
  const opened = unfinishedPayment({ payment });
  if (opened !== null) return unfinishedPaymentPhase(opened);
  if (reason !== null) return 'closed';
  return offeredProviders(payment).length === 0 ? 'unoffered' : 'open';
}

const unfinishedPaymentPhase = ({ status, code_url, wallet_url }: MobilePayment): Phase => {
  if (status === 'unknown') return 'unknown';
  return code_url === null && wallet_url === null ? 'pending' : 'payable';
};

export function unfinishedPayment({ payment }: WithPayment): MobilePayment | null {
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

export const offeredProviders = ({ mobile }: PaymentView): readonly MobileProvider[] =>
  mobile.offers.flatMap(({ provider, reason }) => (reason === null ? [provider] : []));

export const isOffered = ({ payment }: WithPayment, provider: MobileProvider): boolean =>
  payment !== null && offeredProviders(payment).includes(provider);

/** The chosen provider if it takes the order, else the first that does. */
export function chosenProvider({ payment, chosen }: Pick<MobileContext, 'payment' | 'chosen'>): MobileProvider | null {
  const open = payment === null ? [] : offeredProviders(payment);
  return open.find((provider) => provider === chosen.provider) ?? open[0] ?? null;
}

/** Null if the order permits a payment; whether a provider takes it is `offeredProviders`. */
export const closedReason = ({ order }: Pick<PaymentView, 'order'>): PayReason | null => payReason(order);

export function noProviderReason({ mobile: { offers } }: PaymentView): MobileReason | 'not_set_up' {
  const reasons = offers.map(({ reason }) => reason);
  if (reasons.includes('amount_out_of_range')) return 'amount_out_of_range';
  return reasons[0] ?? 'not_set_up';
}
