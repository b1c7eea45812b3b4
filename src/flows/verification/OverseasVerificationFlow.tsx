import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import { enterpriseViews, pageOf } from './sharedViews.ts';
import type { OverseasLeaf, PageProps, View } from './view.ts';

interface OverseasVerificationFlowProps extends PageProps {
  readonly actor: ActorRefFrom<typeof overseasVerificationMachine>;
}

/** Verifying an enterprise outside mainland China as a person walks it: the view of the state in which its machine is. */
export function OverseasVerificationFlow({ actor, ...page }: OverseasVerificationFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn<View>(enterpriseViews satisfies Record<OverseasLeaf, View>, leaves);
  return (
    <FlowFrame label={t`Verifying the enterprise`} page={pageOf(leaves)}>
      {Page && <Page {...page} snapshot={snapshot} send={actor.send} />}
    </FlowFrame>
  );
}
