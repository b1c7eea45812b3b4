import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProofPart } from '#contract/entities/payment.ts';

/** How the parts of a proof of transfer are called, by whoever hands it in and by whoever reviews it. */
export const proofPartWords = {
  payer: msg`Payer`,
  payment_account: msg`Payment account`,
  bank_receipt: msg`Bank receipt`,
} as const satisfies Record<ProofPart, MessageDescriptor>;
