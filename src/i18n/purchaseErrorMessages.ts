import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/responseCodes.ts';

export const purchaseErrorMessages = {
  type_closed: msg({
    id: 'error.type_closed',
    message: 'This order type isn’t available. Choose another.',
  }),
  product_unavailable: msg({
    id: 'error.product_unavailable',
    message: 'This product is no longer available. Choose another.',
  }),
  choose_product: msg({ id: 'error.choose_product', message: 'Please choose a product first' }),
  choose_plan: msg({ id: 'error.choose_plan', message: 'Choose a plan first.' }),
  choose_addition: msg({ id: 'error.choose_addition', message: 'Choose something to add first.' }),
  voucher_code_unknown: msg({
    id: 'error.voucher_code_unknown',
    message: 'This voucher code doesn’t exist. Check it for typos.',
  }),
  voucher_code_used: msg({
    id: 'error.voucher_code_used',
    message: 'This voucher code has already been redeemed. Each code can be used once.',
  }),
  voucher_code_expired: msg({
    id: 'error.voucher_code_expired',
    message: 'This voucher code has expired and can no longer be redeemed.',
  }),
  voucher_code_not_yet: msg({
    id: 'error.voucher_code_not_yet',
    message: 'This voucher code can’t be redeemed yet. Try again later.',
  }),
  voucher_code_other_client: msg({
    id: 'error.voucher_code_other_client',
    message: 'This voucher code is for another company.',
  }),
  enter_prepaid_fee: msg({ id: 'error.enter_prepaid_fee', message: 'Please enter the prepaid advertising fee' }),
  prepaid_fee_out_of_range: msg({
    id: 'error.prepaid_fee_out_of_range',
    message: 'Enter a prepaid advertising fee within the allowed range.',
  }),
  choose_ad_account: msg({ id: 'error.choose_ad_account', message: 'Choose the ad account to top up.' }),
  ad_account_not_granted: msg({
    id: 'error.ad_account_not_granted',
    message: 'This ad account isn’t authorised. Choose another.',
  }),
  invite_code_empty: msg({ id: 'error.invite_code_empty', message: 'The recommendation code is null.' }),
  invite_code_unknown: msg({
    id: 'error.invite_code_unknown',
    message: 'This recommendation code doesn’t exist. Check it for typos.',
  }),
  invite_code_own: msg({
    id: 'error.invite_code_own',
    message: 'This is your own recommendation code. Enter another client’s code.',
  }),
  voucher_unknown: msg({ id: 'error.voucher_unknown', message: 'We couldn’t find this voucher. Choose another.' }),
  quantity_out_of_range: msg({
    id: 'error.quantity_out_of_range',
    message: 'This quantity can’t be ordered. Choose a different one.',
  }),
  not_chosen_with_type: msg({
    id: 'error.not_chosen_with_type',
    message: 'Some of your selections aren’t available for this order type. Refresh the page and choose again.',
  }),
  choose_owned_product: msg({
    id: 'error.choose_owned_product',
    message: 'Choose which of your products this is for.',
  }),
  ordering_paused: msg({
    id: 'error.ordering_paused',
    message: 'Ordering is paused for maintenance. Your order wasn’t placed. Try again afterwards.',
  }),
  quote_unknown: msg({ id: 'error.quote_unknown', message: 'This price is no longer valid. Get a new price.' }),
  quote_expired: msg({ id: 'error.quote_expired', message: 'This price has expired. Confirm the new one.' }),
  quote_changed: msg({ id: 'error.quote_changed', message: 'The price has changed. Confirm the new one.' }),
  hints_unacknowledged: msg({
    id: 'error.hints_unacknowledged',
    message: 'Before you continue, confirm each item you’ll lose.',
  }),
  already_placed: msg({
    id: 'error.already_placed',
    message: 'You already placed this order. You’ll find it in your order list.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
