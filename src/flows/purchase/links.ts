/** The pages that the purchase leads to, below the base path. */
export const links = {
  home: '/home',
  orders: '/order',
  order: (orderId: string) => `/order/unpaid/detail/${encodeURIComponent(orderId)}`,
  payment: (orderId: string, token: string) => `/payment?${new URLSearchParams({ order_id: orderId, token })}`,
} as const;
