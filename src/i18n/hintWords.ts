import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HintId } from '#contract/entities/guide.ts';

/** What is explained to whoever comes to a page for the first time. */
export const hintWords = {
  home: {
    title: msg`Start here`,
    detail: msg`Whatever needs you is at the top: orders to pay, to activate or to correct. Each button takes you straight there.`,
  },
  store: {
    title: msg`Nothing you enter is lost`,
    detail: msg`It is saved as you go. Leave at any time, and go on here or on another device. You pay only after you have placed the order.`,
  },
  orders: {
    title: msg`Find an order again`,
    detail: msg`The first tab has all orders, each other a stage of them. Once a list is longer, you can search it by order number or plan, and bookmark what you found.`,
  },
  vouchers: {
    title: msg`Vouchers are used when you buy`,
    detail: msg`Redeem a code here, then choose the voucher when you buy. While an unpaid order uses it, it is held for that order.`,
  },
} as const satisfies Record<HintId, { readonly title: MessageDescriptor; readonly detail: MessageDescriptor }>;
