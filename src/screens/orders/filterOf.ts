import type { OrderFilter, OrderStatus } from '#contract/entities/order.ts';

/** The list in which an order of a status is found. */
export const filterOf = {
  unpaid: 'unpaid',
  paid: 'paid',
  completed: 'completed',
  cancelled: 'historical',
  expired: 'historical',
} as const satisfies Record<OrderStatus, OrderFilter>;
