import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderDetail, OrderFilter, OrderStatus } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const orderTypeWords = {
  new: msg`New purchase`,
  append: msg`Add-on`,
  renew: msg`Renewal`,
  upgrade: msg`Upgrade`,
  upgrade_renew: msg`Upgrade with renewal`,
} as const satisfies Words<OrderType>;

export const orderStatusWords = {
  unpaid: msg`Unpaid`,
  paid: msg`Paid`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
} as const satisfies Words<OrderStatus>;

export const orderFilterWords = {
  unpaid: msg`Unpaid`,
  paid: msg`Paid`,
  completed: msg`Completed`,
  historical: msg`Closed`,
} as const satisfies Words<OrderFilter>;

export const orderHistoryWords = {
  placed: msg`Order placed`,
  paid: msg`Payment received`,
  activated: msg`Activated`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired without payment`,
} as const satisfies Words<OrderDetail['history'][number]['event']>;
