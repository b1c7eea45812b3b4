import { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import { type FrozenPageProps, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { MobilePaymentFlow } from './MobilePaymentFlow.tsx';
import { mobilePaymentMessages } from './messages.tsx';
import { mobilePaymentTraceSteps } from './traceSteps.ts';

const input = { key: '', order_id: '', device: 'computer', userInput: null } as const;
/** Dead links (`#`): support must not pay by a client's code. */
const FrozenMobile = ({ configuration }: FrozenPageProps) => (
  <MobilePaymentFlow
    actor={useFrozenActor(mobilePaymentMachine, input, configuration)}
    transferPage="#"
    absolute={() => '#'}
  />
);

export const mobilePaymentDesk: FlowDesk = {
  name: mobilePaymentMessages.name,
  steps: mobilePaymentTraceSteps,
  Page: FrozenMobile,
};
