import type { FlowName } from '#machines/flows/index.ts';
import { activationSteps } from './activation.ts';
import { appointmentSteps } from './appointment.ts';
import { cancelOrderSteps } from './cancelOrder.ts';
import { customerExportSteps } from './customerExport.ts';
import { invoiceSteps } from './invoice.ts';
import { mobilePaymentSteps } from './mobilePayment.ts';
import { purchaseSteps } from './purchase.ts';
import { registrationSteps } from './registration.ts';
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
  customerExport: customerExportSteps,
  registration: registrationSteps,
  appointment: appointmentSteps,
} as const satisfies Record<FlowName, AnyStepRows>;
