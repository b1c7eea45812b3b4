import { useLingui } from '@lingui/react/macro';
import type { registrationMachine } from '#machines/flows/registration/machine.ts';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { Entering } from './Entering.tsx';
import { Mailed } from './Mailed.tsx';
import { Closed, LookingUp, Reading, Submitting, Unread } from './standing.tsx';
import type { PageProps } from './view.ts';

const views: ViewsOf<typeof registrationMachine, PageProps> = {
  reading: Reading,
  unread: Unread,
  closed: Closed,
  'entering.sorting': Entering,
  'entering.asked': Entering,
  'entering.left': Entering,
  'entering.given': Entering,
  submitting: Submitting,
  lookingUp: LookingUp,
  sorting: Reading,
  'mailed.counting': Mailed,
  'mailed.resendable': Mailed,
  'mailed.resending': Mailed,
  over: Reading,
};

export function RegistrationFlow({ actor, ...around }: FlowProps<typeof registrationMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Registering a company`} views={views} around={around} />;
}
