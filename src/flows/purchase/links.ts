/** The pages that the purchase leads to, below the base path. */
export const links = {
  home: '/home',
  orders: '/order',
  order: (orderId: string) => `/order/unpaid/detail/${encodeURIComponent(orderId)}`,
} as const;
