import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/codes.ts';

export const purchaseErrorWords = {
  type_closed: msg({
    id: 'error.type_closed',
    message: 'This order type is not open to you now. Please choose another.',
  }),
  product_unavailable: msg({
    id: 'error.product_unavailable',
    message: 'This product is no longer on offer. Please choose another.',
  }),
  choose_product: msg({ id: 'error.choose_product', message: 'Please choose a product first' }),
  choose_plan: msg({ id: 'error.choose_plan', message: 'Please choose a plan first' }),
  choose_addition: msg({ id: 'error.choose_addition', message: 'Please choose what to add first' }),
  voucher_code_unknown: msg({
    id: 'error.voucher_code_unknown',
    message: 'There is no such voucher code. Please check what you entered.',
  }),
  voucher_code_used: msg({
    id: 'error.voucher_code_used',
    message: 'This voucher code has already been redeemed. Each code counts once.',
  }),
  voucher_code_expired: msg({
    id: 'error.voucher_code_expired',
    message: 'This voucher code could be redeemed for a limited time only, and that is over.',
  }),
  voucher_code_not_yet: msg({
    id: 'error.voucher_code_not_yet',
    message: 'This voucher code cannot be redeemed yet. Please try again later.',
  }),
  voucher_code_other_client: msg({
    id: 'error.voucher_code_other_client',
    message: 'This voucher code is meant for another company.',
  }),
  enter_prepaid_fee: msg({ id: 'error.enter_prepaid_fee', message: 'Please enter the prepaid advertising fee' }),
  prepaid_fee_out_of_range: msg({
    id: 'error.prepaid_fee_out_of_range',
    message: 'The prepaid advertising fee is outside of the permitted range. Please change it.',
  }),
  choose_ad_account: msg({ id: 'error.choose_ad_account', message: 'Please choose the ad account to top up.' }),
  ad_account_not_granted: msg({
    id: 'error.ad_account_not_granted',
    message: 'This ad account has not been granted yet. Please choose another.',
  }),
  invite_code_empty: msg({ id: 'error.invite_code_empty', message: 'The recommendation code is null.' }),
  invite_code_unknown: msg({
    id: 'error.invite_code_unknown',
    message: 'This recommendation code does not exist. Please check it.',
  }),
  invite_code_own: msg({
    id: 'error.invite_code_own',
    message: 'This is your own recommendation code. Please enter that of another client.',
  }),
  voucher_unknown: msg({ id: 'error.voucher_unknown', message: 'This voucher was not found. Please choose another.' }),
  quantity_out_of_range: msg({
    id: 'error.quantity_out_of_range',
    message: 'This quantity cannot be ordered. Please change it.',
  }),
  not_chosen_with_type: msg({
    id: 'error.not_chosen_with_type',
    message:
      'Something in this request cannot be chosen with this order type. Please reload the page and choose again.',
  }),
  choose_owned_product: msg({
    id: 'error.choose_owned_product',
    message: 'Please choose which of your products this is for.',
  }),
  ordering_paused: msg({
    id: 'error.ordering_paused',
    message: 'Ordering is paused for maintenance. Your order wasn’t placed. Try again afterwards.',
  }),
  quote_unknown: msg({ id: 'error.quote_unknown', message: 'This price is no longer known. Please ask for it again.' }),
  quote_expired: msg({ id: 'error.quote_expired', message: 'This price has expired. Please confirm the new one.' }),
  quote_changed: msg({ id: 'error.quote_changed', message: 'The price has changed. Please confirm the new one.' }),
  hints_unacknowledged: msg({
    id: 'error.hints_unacknowledged',
    message: 'Please confirm each thing that you will lose first.',
  }),
  already_placed: msg({
    id: 'error.already_placed',
    message: 'This order has been placed already. You will find it in your list of orders.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
