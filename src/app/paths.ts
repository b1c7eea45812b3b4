import type { OrderFilter } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';

/** Every page's address, below the base path. */
export const paths = {
  home: () => '/home',
  store: (type?: OrderType) => (type === undefined ? '/store' : `/store/${type}`),
  orders: (filter?: OrderFilter) => (filter === undefined ? '/order' : `/order/${filter}`),
  order: (orderId: string, filter: OrderFilter = 'unpaid') => `/order/${filter}/detail/${encodeURIComponent(orderId)}`,
  payment: (orderId: string) => `/payment?${new URLSearchParams({ order_id: orderId })}`,
  vouchers: () => '/voucher',
} as const;
