import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import { views } from './views.tsx';

/** The cancellation of an order as a person walks it: the view of the state in which its machine is. */
export function CancelOrderFlow({ actor }: { readonly actor: ActorRefFrom<typeof cancelOrderMachine> }) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  return (
    <FlowFrame label={t`Cancelling an order`} page={leaves.join()}>
      {Page && <Page snapshot={snapshot} send={actor.send} />}
    </FlowFrame>
  );
}
