import { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import { type FrozenPageProps, noFiles, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { transferPaymentMessages } from './messages.tsx';
import { TransferPaymentFlow } from './TransferPaymentFlow.tsx';
import { transferPaymentTraceSteps } from './traceSteps.ts';

const input = { key: '', order_id: '', userInput: null };
const FrozenTransfer = ({ configuration }: FrozenPageProps) => (
  <TransferPaymentFlow actor={useFrozenActor(transferPaymentMachine, input, configuration)} files={noFiles} />
);

export const transferPaymentDesk: FlowDesk = {
  name: transferPaymentMessages.name,
  steps: transferPaymentTraceSteps,
  Page: FrozenTransfer,
};
