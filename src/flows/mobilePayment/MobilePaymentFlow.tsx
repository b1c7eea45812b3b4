import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import type { ViewProps } from './view.ts';
import { views } from './views.tsx';

interface MobilePaymentFlowProps extends Pick<ViewProps, 'transferPage' | 'absolute'> {
  readonly actor: ActorRefFrom<typeof mobilePaymentMachine>;
}

/** The payment of an order by phone as a person walks it: the view of the state in which its machine is. */
export function MobilePaymentFlow({ actor, ...around }: MobilePaymentFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  return (
    <FlowFrame label={t`Paying by phone`} page={leaves.join()}>
      {Page && <Page snapshot={snapshot} send={actor.send} {...around} />}
    </FlowFrame>
  );
}
