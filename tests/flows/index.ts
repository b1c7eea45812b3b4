import type { TestedFlow, TestedViews } from '../flowkit/testedFlow.ts';
import { activation } from './activation/index.ts';
import { appointment } from './appointment/index.ts';
import { attachment } from './attachment/index.ts';
import { cancelOrder } from './cancelOrder/index.ts';
import { customerExport } from './customerExport/index.ts';
import { handOver } from './handOver/index.ts';
import { invoice } from './invoice/index.ts';
import { mainlandVerification } from './mainlandVerification/index.ts';
import { mobilePayment } from './mobilePayment/index.ts';
import { oneTimeCode } from './oneTimeCode/index.ts';
import { overseasVerification } from './overseasVerification/index.ts';
import { phoneUpload } from './phoneUpload/index.ts';
import { polling } from './polling/index.ts';
import { purchase } from './purchase/index.ts';
import { registration } from './registration/index.ts';
import { review } from './review/index.ts';
import { transferPayment } from './transferPayment/index.ts';
import { upload } from './upload/index.ts';

export const flows: readonly TestedFlow[] = [
  cancelOrder,
  transferPayment,
  mobilePayment,
  invoice,
  activation,
  mainlandVerification,
  overseasVerification,
  customerExport,
  registration,
  appointment,
  purchase,
];

/** Everything with generated suites: the flows, and the child machines that flows share. */
export const testedMachines: readonly TestedViews[] = [
  polling,
  upload,
  review,
  attachment,
  oneTimeCode,
  handOver,
  phoneUpload,
  ...flows,
];

const requestedNames = process.env.MALLFLOW_FLOWS?.split(',');
const isRequested = ({ name }: TestedViews): boolean => requestedNames === undefined || requestedNames.includes(name);

/** All, or those that `MALLFLOW_FLOWS` names. */
export const requestedMachines = testedMachines.filter(isRequested);
export const requestedFlows = flows.filter(isRequested);
