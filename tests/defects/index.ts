import { activationDefects } from '../flows/activation/defects.ts';
import { appointmentDefects } from '../flows/appointment/defects.ts';
import { cancelOrderDefects } from '../flows/cancelOrder/defects.ts';
import { customerExportDefects } from '../flows/customerExport/defects.ts';
import { invoiceDefects } from '../flows/invoice/defects.ts';
import { verificationDefects } from '../flows/mainlandVerification/defects.ts';
import { mobilePaymentDefects } from '../flows/mobilePayment/defects.ts';
import { pollingDefects } from '../flows/polling/defects.ts';
import { choosingViewDefects } from '../flows/purchase/defects/choosingViews.ts';
import { orderViewDefects } from '../flows/purchase/defects/orderViews.ts';
import { registrationDefects } from '../flows/registration/defects.ts';
import { transferPaymentDefects } from '../flows/transferPayment/defects.ts';
import { deskOfVerificationDefects } from '../flows/verification/defects.ts';
import type { Defect } from './defect.ts';
import { machineDefects } from './machine.ts';
import { portsDefects } from './ports.ts';
import { savingDefects } from './saving.ts';
import { serverDefects } from './server.ts';

/** Every defect that the generated suites have to catch, by where it is put. */
export const defects = {
  machine: machineDefects,
  saving: savingDefects,
  views: [...choosingViewDefects, ...orderViewDefects],
  ports: portsDefects,
  server: serverDefects,
  polling: pollingDefects,
  cancelOrder: cancelOrderDefects,
  transferPayment: transferPaymentDefects,
  mobilePayment: mobilePaymentDefects,
  activation: activationDefects,
  invoice: invoiceDefects,
  verification: verificationDefects,
  verificationDesk: deskOfVerificationDefects,
  appointment: appointmentDefects,
  customerExport: customerExportDefects,
  registration: registrationDefects,
} as const satisfies Record<string, readonly Defect[]>;

export type Kind = keyof typeof defects;

/** The flows, and the parts that they share, whose suites have to fail for the defects of a kind; null where they are no flow's. */
export const flowsOf = {
  machine: ['purchase'],
  saving: null,
  views: ['purchase'],
  ports: ['purchase'],
  server: ['purchase'],
  polling: ['polling', 'cancelOrder'],
  cancelOrder: ['cancelOrder'],
  transferPayment: ['transferPayment'],
  mobilePayment: ['mobilePayment'],
  activation: ['activation'],
  invoice: ['invoice'],
  verification: ['mainlandVerification', 'overseasVerification'],
  verificationDesk: null,
  appointment: ['appointment'],
  customerExport: ['customerExport'],
  registration: ['registration'],
} as const satisfies Record<Kind, readonly string[] | null>;

export const isKind = (text: string): text is Kind => text in defects;
