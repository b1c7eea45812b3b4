import { registrationMachine } from '#machines/flows/registration/machine.ts';
import { type FrozenPageProps, frozenNow, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { registrationMessages } from './messages.tsx';
import { RegistrationFlow } from './RegistrationFlow.tsx';
import { registrationTraceSteps } from './traceSteps.ts';

const input = { key: '', region: 'TW', userInput: null } as const;
const FrozenRegistration = ({ configuration }: FrozenPageProps) => (
  <RegistrationFlow
    actor={useFrozenActor(registrationMachine, input, configuration)}
    absolute={() => '#'}
    newKey={() => ''}
    now={frozenNow}
  />
);

export const registrationDesk: FlowDesk = {
  name: registrationMessages.name,
  steps: registrationTraceSteps,
  Page: FrozenRegistration,
};
