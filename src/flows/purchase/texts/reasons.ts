import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PurchaseReason } from '#machines/flows/purchase/reasons.ts';
import { errorMessageOf, purchaseErrorTexts } from '#src/i18n/errorText.ts';
import { type FieldId, fieldIds } from '../fieldIds.ts';

interface ReasonMessage {
  readonly words: MessageDescriptor;
  /** The first of these that is on the page gets the focus. */
  readonly fields: readonly FieldId[];
  readonly way: MessageDescriptor | null;
}

export const reasonMessages = {
  type_closed: { words: errorMessageOf('type_closed'), fields: [fieldIds.types], way: msg`Choose another order type` },
  choose_owned_product: {
    words: errorMessageOf('choose_owned_product'),
    fields: [fieldIds.product],
    way: msg`Choose product`,
  },
  choose_product: { words: errorMessageOf('choose_product'), fields: [fieldIds.plans], way: msg`Choose now` },
  choose_plan: { words: errorMessageOf('choose_plan'), fields: [fieldIds.plans], way: msg`Choose now` },
  choose_addition: { words: errorMessageOf('choose_addition'), fields: [fieldIds.addons], way: msg`Choose now` },
  enter_prepaid_fee: {
    words: errorMessageOf('enter_prepaid_fee'),
    fields: [fieldIds.prepaidAmount, fieldIds.prepaid],
    way: msg`Enter amount`,
  },
  prepaid_fee_out_of_range: {
    words: errorMessageOf('prepaid_fee_out_of_range'),
    fields: [fieldIds.prepaidAmount, fieldIds.prepaid],
    way: msg`Enter amount`,
  },
  choose_ad_account: {
    words: errorMessageOf('choose_ad_account'),
    fields: [fieldIds.prepaidAccount, fieldIds.prepaid],
    way: msg`Choose ad account`,
  },
  ad_account_not_granted: {
    words: errorMessageOf('ad_account_not_granted'),
    fields: [fieldIds.prepaidAccount, fieldIds.prepaid],
    way: msg`Choose ad account`,
  },
  verify_invite_code: {
    words: purchaseErrorTexts.inviteUnverified,
    fields: [fieldIds.recommendation],
    way: msg`Go to code`,
  },
  invite_code_refused: {
    words: msg`The recommendation code wasn’t accepted. Correct it or remove it.`,
    fields: [fieldIds.recommendation],
    way: msg`Go to code`,
  },
  voucher_refused: {
    words: msg`A voucher you chose isn’t valid for this order. Remove it.`,
    fields: [fieldIds.vouchers],
    way: msg`Go to vouchers`,
  },
  price_missing: { words: msg`The price isn’t available yet.`, fields: [fieldIds.price], way: msg`Go to price` },
  main_account_only: {
    words: msg`Only the main account can place orders. Your selections are saved. Ask your company’s main account owner to place the order.`,
    fields: [],
    way: null,
  },
  hints_unacknowledged: {
    words: errorMessageOf('hints_unacknowledged'),
    fields: [fieldIds.hints],
    way: msg`Review items`,
  },
} as const satisfies Record<PurchaseReason, ReasonMessage>;
