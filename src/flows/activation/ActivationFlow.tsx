import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { activationMachine } from '#machines/flows/activation/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import type { ViewProps } from './view.ts';
import { views } from './views.tsx';

interface ActivationFlowProps extends Pick<ViewProps, 'absolute' | 'fileAddress'> {
  readonly actor: ActorRefFrom<typeof activationMachine>;
}

/** The activation of an order as a person walks it: the view of the state in which its machine is. */
export function ActivationFlow({ actor, ...around }: ActivationFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  return (
    <FlowFrame label={t`Activating an order`} page={leaves.join()}>
      {Page && <Page snapshot={snapshot} send={actor.send} {...around} />}
    </FlowFrame>
  );
}
