import type { OrderType } from '#contract/entities/product.ts';

/** What the pages call an order type, in the words of the source. */
export const orderTypeNames = {
  new: 'New purchase',
  append: 'Add-on',
  renew: 'Renewal',
  upgrade: 'Upgrade',
  upgrade_renew: 'Upgrade with renewal',
} as const satisfies Record<OrderType, string>;
