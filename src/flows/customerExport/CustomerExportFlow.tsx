import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import type { ViewProps } from './view.ts';
import { views } from './views.tsx';

interface CustomerExportFlowProps extends Pick<ViewProps, 'fileAddress'> {
  readonly actor: ActorRefFrom<typeof customerExportMachine>;
}

/** The export of customers as a person walks it: the view of the state in which its machine is. */
export function CustomerExportFlow({ actor, fileAddress }: CustomerExportFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  return (
    <FlowFrame label={t`Exporting customers`} page={leaves.join()}>
      {Page && <Page snapshot={snapshot} send={actor.send} fileAddress={fileAddress} />}
    </FlowFrame>
  );
}
