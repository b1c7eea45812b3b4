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
  sorting: Loading,
  unread: LoadFailed,
  'enterprise.license.sorting': EnterpriseStep,
  'enterprise.license.asked': EnterpriseStep,
  'enterprise.license.given': EnterpriseStep,
  'enterprise.number.sorting': EnterpriseStep,
  'enterprise.number.idle': EnterpriseStep,
  'enterprise.number.checking': EnterpriseStep,
  'enterprise.phone.sorting': EnterpriseStep,
  'enterprise.phone.asked': EnterpriseStep,
  'enterprise.phone.left': EnterpriseStep,
  'enterprise.phone.given': EnterpriseStep,
  submitting: Submitting,
  lookingUp: CheckingOutcome,
  'watching.pending': UnderReview,
  'watching.closed': MainAccountOnly,
  passed: Verified,
  over: Finished,
} as const satisfies ViewsOf<typeof overseasVerificationMachine, PageProps>;
