import type { OrderFilter } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';

/** Every page's address, below the base path. */
export const paths = {
  home: () => '/home',
  store: (type?: OrderType) => (type === undefined ? '/store' : `/store/${type}`),
  orders: (filter?: OrderFilter) => (filter === undefined ? '/order' : `/order/${filter}`),
  order: (orderId: string, filter?: OrderFilter) => `${paths.orders(filter)}/detail/${encodeURIComponent(orderId)}`,
  cancelOrder: (orderId: string) => `${paths.order(orderId)}/cancel`,
  /** Open to whoever holds the order's token. */
  payment: (orderId: string, token: string) => `/payment?${new URLSearchParams({ order_id: orderId, token })}`,
  vouchers: () => '/voucher',
  desk: () => '/desk',
  deskTrace: (code?: string) => (code === undefined ? '/desk/trace' : `/desk/trace/${code}`),
} as const;

export type Paths = typeof paths;
