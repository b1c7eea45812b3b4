import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';

export interface LoadedOrders {
  /** Newest first. */
  readonly orders: readonly OrderSummary[];
  /** Numbers of orders by list, each up to `maxOrderCount`. */
  readonly counts: Readonly<Partial<Record<OrderFilter, number>>>;
  /** Cursor of the next page; null if there is none. */
  readonly next: string | null;
  readonly state: 'arriving' | 'resting' | 'failed';
  /** Whether the list is requested whole, not in pages. */
  readonly isWhole: boolean;
}

export const isFullyLoaded = ({ next, state }: LoadedOrders): boolean => state === 'resting' && next === null;
