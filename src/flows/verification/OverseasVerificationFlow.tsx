import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import { Enterprise } from './Enterprise.tsx';
import { Closed, LookingUp, Over, Passed, Pending, Reading, Submitting, Unread } from './standing.tsx';
import type { OverseasLeaf, PageProps, View } from './view.ts';

/** A view for each leaf state of the machine: a state without one does not compile. */
const views = {
  reading: Reading,
  sorting: Reading,
  unread: Unread,
  'enterprise.license.sorting': Enterprise,
  'enterprise.license.asked': Enterprise,
  'enterprise.license.given': Enterprise,
  'enterprise.number.sorting': Enterprise,
  'enterprise.number.idle': Enterprise,
  'enterprise.number.checking': Enterprise,
  'enterprise.phone.sorting': Enterprise,
  'enterprise.phone.asked': Enterprise,
  'enterprise.phone.left': Enterprise,
  'enterprise.phone.given': Enterprise,
  submitting: Submitting,
  lookingUp: LookingUp,
  'watching.pending': Pending,
  'watching.closed': Closed,
  passed: Passed,
  over: Over,
} as const satisfies Record<OverseasLeaf, View>;

interface OverseasVerificationFlowProps extends PageProps {
  readonly actor: ActorRefFrom<typeof overseasVerificationMachine>;
}

/** Verifying an enterprise outside mainland China as a person walks it: the view of the state in which its machine is. */
export function OverseasVerificationFlow({ actor, ...page }: OverseasVerificationFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  const isEnterprise = leaves.some((leaf) => leaf.startsWith('enterprise.'));
  return (
    <FlowFrame label={t`Verifying the enterprise`} page={isEnterprise ? 'enterprise' : leaves.join()}>
      {Page && <Page {...page} snapshot={snapshot} send={actor.send} />}
    </FlowFrame>
  );
}
