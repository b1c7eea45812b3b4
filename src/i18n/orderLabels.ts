import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderDetail, OrderFilter, OrderStatus, PaymentStatus } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';

type Labels<Name extends string> = Record<Name, MessageDescriptor>;

export const orderTypeLabels = {
  new: msg`New purchase`,
  append: msg`Add-on`,
  renew: msg`Renewal`,
  upgrade: msg`Upgrade`,
  upgrade_renew: msg`Upgrade with renewal`,
} as const satisfies Labels<OrderType>;

export const orderStatusLabels = {
  unpaid: msg`Unpaid`,
  paid: msg`Paid`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
} as const satisfies Labels<OrderStatus>;

export const paymentStatusLabels = {
  none: msg`Not paid yet`,
  proof_submitted: msg`Transfer under review`,
  processing: msg`Mobile payment in progress`,
  unknown: msg`Payment being confirmed`,
  received: msg`Payment received`,
  failed: msg`Payment not accepted`,
  expired: msg`Payment expired`,
} as const satisfies Labels<PaymentStatus>;

export const orderFilterLabels = {
  unpaid: msg`Unpaid`,
  paid: msg`Paid`,
  completed: msg`Completed`,
  historical: msg`Closed`,
} as const satisfies Labels<OrderFilter>;

export const orderHistoryLabels = {
  placed: msg`Order placed`,
  proof_submitted: msg`Proof of transfer submitted`,
  proof_refused: msg`Proof of transfer not accepted`,
  payment_begun: msg`Mobile payment started`,
  payment_closed: msg`Mobile payment cancelled`,
  payment_failed: msg`Mobile payment declined`,
  payment_expired: msg`Mobile payment expired`,
  paid: msg`Payment received`,
  money_undecided: msg`Payment received, not yet matched`,
  money_to_refund: msg`Payment received, refund pending`,
  money_refunded: msg`Payment refunded`,
  contract_attached: msg`Contract attached`,
  contract_removed: msg`Contract removed`,
  payment_by_others_attached: msg`Proof of payment by others attached`,
  payment_by_others_removed: msg`Proof of payment by others removed`,
  invoice_applied: msg`Invoice requested`,
  invoice_issued: msg`Invoice issued`,
  invoice_mailed: msg`Invoice posted`,
  invoice_refused: msg`Invoice request returned for correction`,
  contract_signed: msg`Contract signed`,
  payment_by_others_signed: msg`Proof of payment by others signed`,
  signing_rejected: msg`Signing rejected`,
  activated: msg`Activated`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired without payment`,
} as const satisfies Labels<OrderDetail['history'][number]['event']>;
