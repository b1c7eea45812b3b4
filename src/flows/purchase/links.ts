import type { OrderType } from '#contract/entities/product.ts';

/** The pages that the purchase leads to, below the base path. */
export const links = {
  home: '/home',
  orders: '/order',
  order: (orderId: string) => `/order/unpaid/detail/${encodeURIComponent(orderId)}`,
  store: (type: OrderType) => `/store/${type}`,
} as const;
