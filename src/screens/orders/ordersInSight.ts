import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';

/** What is known of a list of orders. */
export interface OrdersInSight {
  /** Those that have arrived, the newest first. */
  readonly orders: readonly OrderSummary[];
  /** How many there are in each list, as far as they are counted. */
  readonly counts: Readonly<Partial<Record<OrderFilter, number>>>;
  /** Where the list goes on that has not been asked for; null where nothing is left. */
  readonly next: string | null;
  readonly state: 'arriving' | 'resting' | 'failed';
  /** Whether the list is asked for as a whole, and not by the page. */
  readonly isWhole: boolean;
}

/** Whether everything of the list is there. */
export const isFullyLoaded = ({ next, state }: OrdersInSight): boolean => state === 'resting' && next === null;
