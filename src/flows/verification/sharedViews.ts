import type { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import type { ViewsOf } from '#src/flowkit/FlowView.tsx';
import { Enterprise } from './Enterprise.tsx';
import { Closed, LookingUp, Over, Passed, Pending, Reading, Submitting, Unread } from './standing.tsx';
import type { PageProps } from './view.ts';

export const enterpriseViews = {
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
} as const satisfies ViewsOf<typeof overseasVerificationMachine, PageProps>;
