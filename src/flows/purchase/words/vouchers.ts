import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoucherReason } from '#contract/entities/product.ts';

export const voucherReasonWords = {
  expired: msg`It has expired.`,
  not_yet_valid: msg`It is not valid yet.`,
  used: msg`It has been used already.`,
  wrong_currency: msg`It is in another currency.`,
  below_minimum: msg`The price is below its minimum.`,
  wrong_type: msg`It does not apply to this order type.`,
  wrong_plan: msg`It does not apply to this plan.`,
  not_combinable: msg`Only one agency voucher can be used in an order.`,
  nothing_left: msg`The other vouchers already cover the whole price.`,
} as const satisfies Record<VoucherReason, MessageDescriptor>;
