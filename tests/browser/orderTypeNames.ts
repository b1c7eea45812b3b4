import type { OrderType } from '#contract/entities/product.ts';

export const orderTypeNames = {
  new: 'New purchase',
  append: 'Add-on',
  renew: 'Renewal',
  upgrade: 'Upgrade',
  upgrade_renew: 'Upgrade with renewal',
} as const satisfies Record<OrderType, string>;
