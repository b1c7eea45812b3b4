import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '#machines/flows/registration/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import { Entering } from './Entering.tsx';
import { Mailed } from './Mailed.tsx';
import { Closed, LookingUp, Reading, Submitting, Unread } from './standing.tsx';
import type { PageProps, RegistrationLeaf, View } from './view.ts';

/** A view for each leaf state of the machine: a state without one does not compile. */
const views = {
  reading: Reading,
  unread: Unread,
  closed: Closed,
  'entering.sorting': Entering,
  'entering.asked': Entering,
  'entering.left': Entering,
  'entering.given': Entering,
  submitting: Submitting,
  lookingUp: LookingUp,
  sorting: Reading,
  'mailed.counting': Mailed,
  'mailed.resendable': Mailed,
  'mailed.resending': Mailed,
  over: Reading,
} as const satisfies Record<RegistrationLeaf, View>;

interface RegistrationFlowProps extends PageProps {
  readonly actor: ActorRefFrom<typeof registrationMachine>;
}

/** Registering a company as a person walks it: the view of the state in which its machine is. */
export function RegistrationFlow({ actor, ...page }: RegistrationFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  return (
    <FlowFrame label={t`Registering a company`} page={leaves[0]?.split('.')[0] ?? ''}>
      {Page && <Page {...page} snapshot={snapshot} send={actor.send} />}
    </FlowFrame>
  );
}
