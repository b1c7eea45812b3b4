import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PurchaseReason } from '#machines/flows/purchase/reasons.ts';
import { purchaseWords } from '#src/i18n/errorText.ts';
import { errorWords } from '#src/i18n/errorWords.ts';
import { type Field, fields } from '../fields.ts';

interface ReasonWords {
  readonly words: MessageDescriptor;
  /** Where the person can do something about it. */
  readonly field: Field | null;
}

/** What is missing, and where to put it right. */
export const reasonWords = {
  type_closed: { words: errorWords.type_closed, field: fields.types },
  choose_owned_product: { words: errorWords.choose_owned_product, field: fields.product },
  choose_product: { words: errorWords.choose_product, field: fields.plans },
  enter_prepaid_fee: { words: errorWords.enter_prepaid_fee, field: fields.prepaidAmount },
  prepaid_fee_out_of_range: { words: errorWords.prepaid_fee_out_of_range, field: fields.prepaidAmount },
  choose_ad_account: { words: errorWords.choose_ad_account, field: fields.prepaidAccount },
  ad_account_not_granted: { words: errorWords.ad_account_not_granted, field: fields.prepaidAccount },
  verify_invite_code: { words: purchaseWords.inviteUnverified, field: fields.invite },
  voucher_refused: {
    words: msg`A voucher that you chose cannot be used here. Please take it off.`,
    field: fields.vouchers,
  },
  price_missing: { words: msg`The price is not known yet.`, field: fields.price },
  main_account_only: {
    words: msg`Only the main account can place orders. What you chose is kept; please ask the main account of your company to buy it.`,
    field: null,
  },
  hints_unacknowledged: { words: errorWords.hints_unacknowledged, field: fields.hints },
} as const satisfies Record<PurchaseReason, ReasonWords>;
