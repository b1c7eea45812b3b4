import { initialTransition, setup, transition } from 'xstate';
import type { OrderStatus, PaymentStatus } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';

/** What happens to an order. Imperative for what somebody asks, past tense for what has happened. */
export type OrderEvent =
  | { readonly type: 'order.cancel' }
  | { readonly type: 'payment.received' }
  | { readonly type: 'order.activate' }
  | { readonly type: 'payTerm.expired' };

/**
 * The life of an order. It begins unpaid; it is paid, then activated (completed); an unpaid one is cancelled by the
 * client or expires when its term to pay has passed. A payment that lands after the term still counts: money that
 * has arrived is never turned away by a date.
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

/** The status of an order that has just been placed. */
export const initialOrderStatus = (): OrderStatus => initialTransition(orderLifecycle)[0].value;

/** Whether there is nothing to pay for an order, as its vouchers cover all of it: it is paid with being placed. */
export const isFree = ({ minor }: Pick<Money, 'minor'>): boolean => minor === 0;

/** Whether an order stands as it was placed. */
export const isAsPlaced = ({ status, amount }: { readonly status: OrderStatus; readonly amount: Money }): boolean =>
  status === (isFree(amount) ? 'paid' : 'unpaid');

/** Where an event leads from a status, or null where the lifecycle refuses it. */
export function orderAfter(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  const before = orderLifecycle.resolveState({ value: status });
  if (!before.can(event)) return null;
  return transition(orderLifecycle, before, event)[0].value;
}

/** An order as it is written down. */
export interface WrittenOrder {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly pay_until: Date;
}

/** The payments that stop the term to pay: the client has done its part, and waits for somebody else. */
export const paymentsUnderWay = [
  'proof_submitted',
  'processing',
  'unknown',
] as const satisfies readonly PaymentStatus[];

/** Whether money for an order may be on its way. */
export const isUnderWay = (payment: PaymentStatus): boolean => paymentsUnderWay.some((status) => status === payment);

/**
 * The status as it stands at a moment: an unpaid order whose term has passed has expired, written down or not, unless a payment
 * is under way.
 */
export function orderStatusAt({ status, payment_status, pay_until }: WrittenOrder, now: Date): OrderStatus {
  if (now <= pay_until || isUnderWay(payment_status)) return status;
  return orderAfter(status, { type: 'payTerm.expired' }) ?? status;
}
