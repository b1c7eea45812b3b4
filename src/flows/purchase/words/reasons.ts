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
    way: msg`Choose product`,
  },
  choose_product: { words: errorWord('choose_product'), fields: [fields.plans], way: msg`Choose now` },
  choose_plan: { words: errorWord('choose_plan'), fields: [fields.plans], way: msg`Choose now` },
  choose_addition: { words: errorWord('choose_addition'), fields: [fields.addons], way: msg`Choose now` },
  enter_prepaid_fee: {
    words: errorWord('enter_prepaid_fee'),
    fields: [fields.prepaidAmount, fields.prepaid],
    way: msg`Enter amount`,
  },
  prepaid_fee_out_of_range: {
    words: errorWord('prepaid_fee_out_of_range'),
    fields: [fields.prepaidAmount, fields.prepaid],
    way: msg`Enter amount`,
  },
  choose_ad_account: {
    words: errorWord('choose_ad_account'),
    fields: [fields.prepaidAccount, fields.prepaid],
    way: msg`Choose ad account`,
  },
  ad_account_not_granted: {
    words: errorWord('ad_account_not_granted'),
    fields: [fields.prepaidAccount, fields.prepaid],
    way: msg`Choose ad account`,
  },
  verify_invite_code: {
    words: purchaseWords.inviteUnverified,
    fields: [fields.recommendation],
    way: msg`Go to code`,
  },
  invite_code_refused: {
    words: msg`The recommendation code wasn’t accepted. Correct it or remove it.`,
    fields: [fields.recommendation],
    way: msg`Go to code`,
  },
  voucher_refused: {
    words: msg`A voucher you chose isn’t valid for this order. Remove it.`,
    fields: [fields.vouchers],
    way: msg`Go to vouchers`,
  },
  price_missing: { words: msg`The price isn’t available yet.`, fields: [fields.price], way: msg`Go to price` },
  main_account_only: {
    words: msg`Only the main account can place orders. Your selections are saved. Ask your company’s main account owner to place the order.`,
    fields: [],
    way: null,
  },
  hints_unacknowledged: {
    words: errorWord('hints_unacknowledged'),
    fields: [fields.hints],
    way: msg`Review items`,
  },
} as const satisfies Record<PurchaseReason, ReasonWords>;
