import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import { Person } from './Person.tsx';
import { enterpriseViews, pageOf } from './sharedViews.ts';
import type { MainlandLeaf, PageProps, PersonProps } from './view.ts';

/** A view for each leaf state of the machine: a state without one does not compile. */
const views = {
  'person.voucher.sorting': Person,
  'person.voucher.kept': Person,
  'person.voucher.authorisation.reading': Person,
  'person.voucher.authorisation.unread': Person,
  'person.voucher.authorisation.sorting': Person,
  'person.voucher.authorisation.open': Person,
  'person.voucher.authorisation.given': Person,
  'person.voucher.authorisation.unoffered': Person,
  'person.voucher.attorney.sorting': Person,
  'person.voucher.attorney.asked': Person,
  'person.voucher.attorney.given': Person,
  ...enterpriseViews,
} as const satisfies Record<MainlandLeaf, ComponentType<PersonProps>>;

interface MainlandVerificationFlowProps extends PageProps {
  readonly actor: ActorRefFrom<typeof mainlandVerificationMachine>;
}

/** Verifying an enterprise of mainland China as a person walks it: the view of the state in which its machine is. */
export function MainlandVerificationFlow({ actor, ...page }: MainlandVerificationFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn<ComponentType<PersonProps>>(views, leaves);
  return (
    <FlowFrame label={t`Verifying the enterprise`} page={pageOf(leaves)}>
      {Page && <Page {...page} snapshot={snapshot} send={actor.send} />}
    </FlowFrame>
  );
}
