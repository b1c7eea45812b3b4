import type { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import type { ViewsOf } from '#src/flowkit/FlowView.tsx';
import { EnterpriseStep } from './EnterpriseStep.tsx';
import {
  CheckingOutcome,
  Finished,
  LoadFailed,
  Loading,
  MainAccountOnly,
  Submitting,
  UnderReview,
  Verified,
} from './statusViews.tsx';
import type { PageProps } from './view.ts';

export const enterpriseViews = {
  reading: Loading,
  routing: Loading,
  loadFailed: LoadFailed,
  'enterprise.license.routing': EnterpriseStep,
  'enterprise.license.missing': EnterpriseStep,
  'enterprise.license.provided': EnterpriseStep,
  'enterprise.number.routing': EnterpriseStep,
  'enterprise.number.idle': EnterpriseStep,
  'enterprise.number.checking': EnterpriseStep,
  'enterprise.phone.routing': EnterpriseStep,
  'enterprise.phone.missing': EnterpriseStep,
  'enterprise.phone.skipped': EnterpriseStep,
  'enterprise.phone.provided': EnterpriseStep,
  submitting: Submitting,
  checkingOutcome: CheckingOutcome,
  'watching.pending': UnderReview,
  'watching.closed': MainAccountOnly,
  passed: Verified,
  finished: Finished,
} as const satisfies ViewsOf<typeof overseasVerificationMachine, PageProps>;
