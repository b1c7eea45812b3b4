import { useLingui } from '@lingui/react/macro';
import type { registrationMachine } from '#machines/flows/registration/machine.ts';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { ConfirmationMailed } from './ConfirmationMailed.tsx';
import { EnteringDetails } from './EnteringDetails.tsx';
import { CheckingOutcome, LoadFailed, Loading, RegistrationClosed, Submitting } from './statusViews.tsx';
import type { PageProps } from './view.ts';

const views: ViewsOf<typeof registrationMachine, PageProps> = {
  reading: Loading,
  unread: LoadFailed,
  closed: RegistrationClosed,
  'entering.sorting': EnteringDetails,
  'entering.asked': EnteringDetails,
  'entering.left': EnteringDetails,
  'entering.given': EnteringDetails,
  submitting: Submitting,
  lookingUp: CheckingOutcome,
  sorting: Loading,
  'mailed.counting': ConfirmationMailed,
  'mailed.resendable': ConfirmationMailed,
  'mailed.resending': ConfirmationMailed,
  over: Loading,
};

export function RegistrationFlow({ actor, ...around }: FlowProps<typeof registrationMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Registering a company`} views={views} around={around} />;
}
