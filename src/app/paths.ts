import type { Paths } from '../screens/paths.ts';

/** Every page's address, below the base path. */
export const paths: Paths & { readonly desk: () => string; readonly deskTrace: (code?: string) => string } = {
  home: () => '/home',
  store: (type) => (type === undefined ? '/store' : `/store/${type}`),
  orders: (filter) => (filter === undefined ? '/order' : `/order/${filter}`),
  order: (orderId, filter) => `${paths.orders(filter)}/detail/${encodeURIComponent(orderId)}`,
  payment: (orderId, token) => `/payment?${new URLSearchParams({ order_id: orderId, token })}`,
  vouchers: () => '/voucher',
  desk: () => '/desk',
  deskTrace: (code) => (code === undefined ? '/desk/trace' : `/desk/trace/${code}`),
};
