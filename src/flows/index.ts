import type { FlowName } from '#machines/flows/index.ts';
import type { FlowManifest } from '../runs/flowManifest.ts';
import { activationManifest } from './activation/index.ts';
import { appointmentManifest } from './appointment/index.ts';
import { cancelOrderManifest } from './cancelOrder/index.ts';
import { customerExportManifest } from './customerExport/index.ts';
import { invoiceManifest } from './invoice/index.ts';
import { mobilePaymentManifest } from './mobilePayment/index.ts';
import { purchaseManifest } from './purchase/index.ts';
import { registrationManifest } from './registration/index.ts';
import { transferPaymentManifest } from './transferPayment/index.ts';
import { mainlandVerificationManifest, overseasVerificationManifest } from './verification/index.ts';

export const flowManifests: Readonly<Record<FlowName, FlowManifest>> = {
  purchase: purchaseManifest,
  cancelOrder: cancelOrderManifest,
  transferPayment: transferPaymentManifest,
  mobilePayment: mobilePaymentManifest,
  invoice: invoiceManifest,
  activation: activationManifest,
  mainlandVerification: mainlandVerificationManifest,
  overseasVerification: overseasVerificationManifest,
  customerExport: customerExportManifest,
  registration: registrationManifest,
  appointment: appointmentManifest,
};
