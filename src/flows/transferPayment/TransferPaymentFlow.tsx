import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import { pageOf, views } from './views.tsx';

interface TransferPaymentFlowProps {
  readonly actor: ActorRefFrom<typeof transferPaymentMachine>;
  readonly files: PageFiles;
}

/** The payment of an order by transfer as a person walks it: the view of the state in which its machine is. */
export function TransferPaymentFlow({ actor, files }: TransferPaymentFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  return (
    <FlowFrame label={t`Paying by bank transfer`} page={pageOf(leaves)}>
      {Page && <Page snapshot={snapshot} send={actor.send} files={files} />}
    </FlowFrame>
  );
}
