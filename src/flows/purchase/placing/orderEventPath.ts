import type { OrderStatus } from '#contract/entities/order.ts';
import { nextOrderStatus, type OrderEvent } from '#machines/lifecycles/order.ts';

type OrderEventType = OrderEvent['type'];

const orderEvents = [
  'payment.received',
  'order.activate',
  'order.cancel',
  'payTerm.expired',
] as const satisfies OrderEventType[];

interface Reached {
  readonly status: OrderStatus;
  readonly path: readonly OrderEventType[];
}

/** Shortest sequence of events from `from` to `goal`; empty if there is none, or if none is needed. */
export function shortestEventPath(goal: OrderStatus, from: OrderStatus): readonly OrderEventType[] {
  const queue: Reached[] = [{ status: from, path: [] }];
  const seen = new Set<OrderStatus>();
  for (const { status, path } of queue) {
    if (status === goal) return path;
    if (seen.has(status)) continue;
    seen.add(status);
    for (const type of orderEvents) {
      const after = nextOrderStatus(status, { type });
      if (after !== null) queue.push({ status: after, path: [...path, type] });
    }
  }
  return [];
}
