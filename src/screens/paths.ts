import type { OrderFilter } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';

/** Where the screens lead to. */
export interface Paths {
  readonly home: () => string;
  readonly store: (type?: OrderType) => string;
  readonly orders: (filter?: OrderFilter) => string;
  readonly order: (orderId: string, filter?: OrderFilter) => string;
  /** Open to whoever holds the order's token. */
  readonly payment: (orderId: string, token: string) => string;
  readonly vouchers: () => string;
}
