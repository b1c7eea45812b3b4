import type { OrderStatus } from '#contract/entities/order.ts';
import { type OrderEvent, orderAfter } from '#machines/lifecycles/order.ts';

type OrderStep = OrderEvent['type'];

const steps = ['payment.received', 'order.activate', 'order.cancel', 'payTerm.expired'] as const satisfies OrderStep[];

interface Reached {
  readonly status: OrderStatus;
  readonly path: readonly OrderStep[];
}

/** Shortest sequence of events from `from` to `goal`; empty if there is none, or if none is needed. */
export function wayTo(goal: OrderStatus, from: OrderStatus): readonly OrderStep[] {
  const queue: Reached[] = [{ status: from, path: [] }];
  const seen = new Set<OrderStatus>();
  for (const { status, path } of queue) {
    if (status === goal) return path;
    if (seen.has(status)) continue;
    seen.add(status);
    for (const type of steps) {
      const after = orderAfter(status, { type });
      if (after !== null) queue.push({ status: after, path: [...path, type] });
    }
  }
  return [];
}
