import { initialTransition, setup, transition } from 'xstate';
import type { OrderStatus, PaymentStatus } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';

/** Imperative for requests, past tense for facts. */
export type OrderEvent =
  | { readonly type: 'order.cancel' }
  | { readonly type: 'payment.received' }
  | { readonly type: 'order.activate' }
  | { readonly type: 'payTerm.expired' };

/**
 * An order begins unpaid; it is paid, then activated (completed). An unpaid one can be cancelled by the client, and
 * expires after its payment term. A payment after the term still counts: money that has arrived is never rejected for a
 * late date.
 */
export const orderLifecycle = setup({ types: { events: {} as OrderEvent } }).createMachine({
  id: 'order',
  initial: 'unpaid',
  states: {
    unpaid: {
      on: { 'order.cancel': 'cancelled', 'payment.received': 'paid', 'payTerm.expired': 'expired' },
    },
    paid: { on: { 'order.activate': 'completed' } },
    completed: { type: 'final' },
    cancelled: { type: 'final' },
    expired: { on: { 'payment.received': 'paid' } },
  },
});

export const initialOrderStatus = (): OrderStatus => initialTransition(orderLifecycle)[0].value;

/** Whether vouchers cover the whole order: it is paid as soon as it is placed. */
export const isFree = ({ minor }: Pick<Money, 'minor'>): boolean => minor === 0;

/** Whether the order is unchanged since it was placed. */
export const isUnchangedSincePlaced = ({
  status,
  amount,
}: {
  readonly status: OrderStatus;
  readonly amount: Money;
}): boolean => status === (isFree(amount) ? 'paid' : 'unpaid');

/** Null if the lifecycle rejects the event. */
export function nextOrderStatus(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  const before = orderLifecycle.resolveState({ value: status });
  if (!before.can(event)) return null;
  return transition(orderLifecycle, before, event)[0].value;
}

export interface StoredOrder {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly pay_until: Date;
}

/** While one of these is under way the order does not expire: the client has acted, and waits for others. */
export const paymentsUnderWay = [
  'proof_submitted',
  'processing',
  'unknown',
] as const satisfies readonly PaymentStatus[];

export const isUnderWay = (payment: PaymentStatus): boolean => paymentsUnderWay.some((status) => status === payment);

/**
 * The status at a moment: an unpaid order past its term is expired even before the database says so, unless a payment
 * is under way.
 */
export function orderStatusAt({ status, payment_status, pay_until }: StoredOrder, now: Date): OrderStatus {
  if (now <= pay_until || isUnderWay(payment_status)) return status;
  return nextOrderStatus(status, { type: 'payTerm.expired' }) ?? status;
}
