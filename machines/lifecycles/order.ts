import { initialTransition, setup, transition } from 'xstate';
import type { OrderStatus } from '#contract/entities/order.ts';

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

/** Where an event leads from a status, or null where the lifecycle refuses it. */
export function orderAfter(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  const before = orderLifecycle.resolveState({ value: status });
  if (!before.can(event)) return null;
  return transition(orderLifecycle, before, event)[0].value;
}

/** The status as it stands at a moment: an unpaid order whose term has passed has expired, written down or not. */
export function orderStatusAt(status: OrderStatus, payUntil: Date, now: Date): OrderStatus {
  if (now <= payUntil) return status;
  return orderAfter(status, { type: 'payTerm.expired' }) ?? status;
}
