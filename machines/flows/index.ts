import type { Flow } from '../kit/flow.ts';
import { structureHash } from '../kit/structure.ts';
import { activationFlow } from './activation/flow.ts';
import { appointmentFlow } from './appointment/flow.ts';
import { cancelOrderFlow } from './cancelOrder/flow.ts';
import { customerExportFlow } from './customerExport/flow.ts';
import { invoiceFlow } from './invoice/flow.ts';
import { mobilePaymentFlow } from './mobilePayment/flow.ts';
import { purchaseFlow } from './purchase/flow.ts';
import { registrationFlow } from './registration/flow.ts';
import { transferPaymentFlow } from './transferPayment/flow.ts';
import { mainlandVerificationFlow, overseasVerificationFlow } from './verification/flow.ts';

const flowsByName = {
  purchase: purchaseFlow,
  cancelOrder: cancelOrderFlow,
  transferPayment: transferPaymentFlow,
  mobilePayment: mobilePaymentFlow,
  invoice: invoiceFlow,
  activation: activationFlow,
  mainlandVerification: mainlandVerificationFlow,
  overseasVerification: overseasVerificationFlow,
  customerExport: customerExportFlow,
  registration: registrationFlow,
  appointment: appointmentFlow,
} satisfies Readonly<Record<string, Flow>>;

export type FlowName = keyof typeof flowsByName;

export const flows: Readonly<Record<FlowName, Flow>> = flowsByName;

export const isFlow = (name: string): name is FlowName => Object.hasOwn(flows, name);

/** The machines by which recorded runs are replayed. */
export const replaySubjects = Object.fromEntries(
  Object.values(flows).map(({ id, machine, version }) => [id, { machine, version, structure: structureHash(machine) }]),
);
