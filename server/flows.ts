import { activationFlows } from './modules/activation/flows.ts';
import { appointmentFlows } from './modules/appointments/flows.ts';
import { customerExportFlows } from './modules/customerExports/flows.ts';
import type { FlowAccesses } from './modules/flows/access.ts';
import { invoiceFlows } from './modules/invoices/flows.ts';
import { orderFlows } from './modules/orders/flows.ts';
import { paymentFlows } from './modules/payments/flows.ts';
import { registrationFlows } from './modules/registration/flows.ts';
import { verificationFlows } from './modules/verification/flows.ts';

/** The flows of every module. */
export const flows: FlowAccesses = new Map(
  [
    ...orderFlows,
    ...paymentFlows,
    ...invoiceFlows,
    ...activationFlows,
    ...verificationFlows,
    ...customerExportFlows,
    ...registrationFlows,
    ...appointmentFlows,
  ].map((access) => [access.flow, access]),
);
