import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { type FrozenPageProps, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { CancelOrderFlow } from './CancelOrderFlow.tsx';
import { cancelOrderMessages } from './messages.ts';
import { cancelOrderTraceSteps } from './traceSteps.ts';

const input = { key: '', order_id: '' };
const FrozenCancellation = ({ configuration }: FrozenPageProps) => (
  <CancelOrderFlow actor={useFrozenActor(cancelOrderMachine, input, configuration)} />
);

export const cancelOrderDesk: FlowDesk = {
  name: cancelOrderMessages.name,
  steps: cancelOrderTraceSteps,
  Page: FrozenCancellation,
};
