import { useLingui } from '@lingui/react/macro';
import type { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { PersonStep } from './PersonStep.tsx';
import { enterpriseViews } from './sharedViews.ts';
import type { PageProps } from './view.ts';

const views: ViewsOf<typeof mainlandVerificationMachine, PageProps> = {
  'person.proofMethod.routing': PersonStep,
  'person.proofMethod.kept': PersonStep,
  'person.proofMethod.authorisation.reading': PersonStep,
  'person.proofMethod.authorisation.loadFailed': PersonStep,
  'person.proofMethod.authorisation.routing': PersonStep,
  'person.proofMethod.authorisation.open': PersonStep,
  'person.proofMethod.authorisation.granted': PersonStep,
  'person.proofMethod.authorisation.unoffered': PersonStep,
  'person.proofMethod.attorney.routing': PersonStep,
  'person.proofMethod.attorney.missing': PersonStep,
  'person.proofMethod.attorney.provided': PersonStep,
  ...enterpriseViews,
};

export function MainlandVerificationFlow({
  actor,
  ...around
}: FlowProps<typeof mainlandVerificationMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Verifying a company`} views={views} around={around} />;
}
