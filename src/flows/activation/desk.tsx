import { activationMachine } from '#machines/flows/activation/machine.ts';
import { type FrozenPageProps, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { ActivationFlow } from './ActivationFlow.tsx';
import { activationMessages } from './messages.ts';
import { activationTraceSteps } from './traceSteps.ts';

const input = { key: '', order_id: '', userInput: null };
/** Dead links (`#`): support must neither sign nor read the documents of a client. */
const FrozenActivation = ({ configuration }: FrozenPageProps) => (
  <ActivationFlow
    actor={useFrozenActor(activationMachine, input, configuration)}
    absolute={() => '#'}
    fileAddress={() => '#'}
  />
);

export const activationDesk: FlowDesk = {
  name: activationMessages.name,
  steps: activationTraceSteps,
  Page: FrozenActivation,
};
