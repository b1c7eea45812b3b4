import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderType, OrderTypeReason } from '#contract/entities/product.ts';

export const typeSummaries = {
  new: msg`Your first plan, or a new one after your last has ended`,
  append: msg`More accounts, storage, emails or API calls for a plan you have`,
  renew: msg`The same plan for more years`,
  upgrade: msg`A different plan for the rest of your term, with unused time credited`,
  upgrade_renew: msg`A different plan and a new 2-year term in one order`,
} as const satisfies Record<OrderType, MessageDescriptor>;

export const typeReasonMessages = {
  has_active_plan: msg`You already have an active plan.`,
  no_plan_yet: msg`You don’t have an active plan.`,
  could_not_buy: msg`Your company can’t renew or upgrade right now. Contact your sales manager.`,
  unpaid_order_pending: msg`You have an unpaid plan order.`,
  payment_pending: msg`We’re checking your payment for a plan order. You can continue once it arrives.`,
  paid_order_pending: msg`You have a paid plan order. Activate it first.`,
  no_higher_version: msg`You already have the highest plan. You can renew it.`,
  has_offered_plan: msg`You already have the plan in this offer. You can renew it.`,
  buyout_has_no_term: msg`A perpetual plan has no term to renew.`,
} as const satisfies Record<OrderTypeReason, MessageDescriptor>;

/** Labels of order types that are offered as a remedy. */
export const remedyLabels = {
  new: msg`Buy a new plan instead`,
  append: msg`Add to your plan instead`,
  renew: msg`Renew your plan instead`,
  upgrade: msg`Upgrade your plan instead`,
  upgrade_renew: msg`Upgrade and renew your plan instead`,
} as const satisfies Record<OrderType, MessageDescriptor>;

export type TypeRemedy =
  | { readonly kind: 'choose' }
  | { readonly kind: 'pay' }
  | { readonly kind: 'look' }
  | { readonly kind: 'activate' }
  | { readonly kind: 'contact' };

export const typeRemedies = {
  has_active_plan: { kind: 'choose' },
  no_plan_yet: { kind: 'choose' },
  could_not_buy: { kind: 'contact' },
  unpaid_order_pending: { kind: 'pay' },
  payment_pending: { kind: 'look' },
  paid_order_pending: { kind: 'activate' },
  no_higher_version: { kind: 'choose' },
  has_offered_plan: { kind: 'choose' },
  buyout_has_no_term: { kind: 'choose' },
} as const satisfies Record<OrderTypeReason, TypeRemedy>;
