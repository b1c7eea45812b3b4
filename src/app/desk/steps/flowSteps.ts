import type { FlowName } from '#contract/calls/session.ts';
import { activationSteps } from './activation.ts';
import { cancelOrderSteps } from './cancelOrder.ts';
import { invoiceSteps } from './invoice.ts';
import { mobilePaymentSteps } from './mobilePayment.ts';
import { purchaseSteps } from './purchase.ts';
import type { AnyStepRows } from './rows.ts';
import { transferPaymentSteps } from './transferPayment.ts';
import { mainlandVerificationSteps, overseasVerificationSteps } from './verification.ts';

/** What is said of the steps of each flow. */
export const flowSteps = {
  purchase: purchaseSteps,
  cancelOrder: cancelOrderSteps,
  transferPayment: transferPaymentSteps,
  mobilePayment: mobilePaymentSteps,
  invoice: invoiceSteps,
  activation: activationSteps,
  mainlandVerification: mainlandVerificationSteps,
  overseasVerification: overseasVerificationSteps,
} as const satisfies Record<FlowName, AnyStepRows>;
