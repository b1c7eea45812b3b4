import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PurchaseReason } from '#machines/flows/purchase/reasons.ts';
import { errorWord, purchaseWords } from '#src/i18n/errorText.ts';
import { type Field, fields } from '../fields.ts';

interface ReasonWords {
  readonly words: MessageDescriptor;
  /** The first of these that is on the page gets the focus. */
  readonly fields: readonly Field[];
  readonly way: MessageDescriptor | null;
}

export const reasonWords = {
  type_closed: { words: errorWord('type_closed'), fields: [fields.types], way: msg`Choose another order type` },
  choose_owned_product: {
    words: errorWord('choose_owned_product'),
    fields: [fields.product],
    way: msg`Choose your product`,
  },
  choose_product: { words: errorWord('choose_product'), fields: [fields.plans], way: msg`Choose now` },
  choose_plan: { words: errorWord('choose_plan'), fields: [fields.plans], way: msg`Choose now` },
  choose_addition: { words: errorWord('choose_addition'), fields: [fields.addons], way: msg`Choose now` },
  enter_prepaid_fee: {
    words: errorWord('enter_prepaid_fee'),
    fields: [fields.prepaidAmount, fields.prepaid],
    way: msg`Enter the amount`,
  },
  prepaid_fee_out_of_range: {
    words: errorWord('prepaid_fee_out_of_range'),
    fields: [fields.prepaidAmount, fields.prepaid],
    way: msg`Enter the amount`,
  },
  choose_ad_account: {
    words: errorWord('choose_ad_account'),
    fields: [fields.prepaidAccount, fields.prepaid],
    way: msg`Choose the ad account`,
  },
  ad_account_not_granted: {
    words: errorWord('ad_account_not_granted'),
    fields: [fields.prepaidAccount, fields.prepaid],
    way: msg`Choose the ad account`,
  },
  verify_invite_code: {
    words: purchaseWords.inviteUnverified,
    fields: [fields.recommendation],
    way: msg`Go to the code`,
  },
  invite_code_refused: {
    words: msg`The recommendation code is not accepted. Please correct or remove it.`,
    fields: [fields.recommendation],
    way: msg`Go to the code`,
  },
  voucher_refused: {
    words: msg`A voucher you chose cannot be used here. Please remove it.`,
    fields: [fields.vouchers],
    way: msg`Go to the vouchers`,
  },
  price_missing: { words: msg`The price is not known yet.`, fields: [fields.price], way: msg`Go to the price` },
  main_account_only: {
    words: msg`Only the main account can place orders. What you chose is kept; please ask the main account of your company to buy it.`,
    fields: [],
    way: null,
  },
  hints_unacknowledged: {
    words: errorWord('hints_unacknowledged'),
    fields: [fields.hints],
    way: msg`Go to the points`,
  },
} as const satisfies Record<PurchaseReason, ReasonWords>;
