import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethod, ProofPart } from '#contract/entities/payment.ts';

export const proofPartLabels = {
  payer: msg`Payer`,
  payment_account: msg`Payer’s account`,
  bank_receipt: msg`Bank receipt`,
} as const satisfies Record<ProofPart, MessageDescriptor>;

export const paymentMeanLabels = {
  transfer: msg`Bank transfer`,
  wechat: msg`WeChat Pay`,
  alipay: msg`Alipay`,
} as const satisfies Record<PaymentMethod, MessageDescriptor>;
