import { useLingui } from '@lingui/react/macro';
import type { registrationMachine } from '#machines/flows/registration/machine.ts';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { ConfirmationMailed } from './ConfirmationMailed.tsx';
import { EnteringDetails } from './EnteringDetails.tsx';
import { CheckingOutcome, LoadFailed, Loading, RegistrationClosed, Submitting } from './statusViews.tsx';
import type { PageProps } from './view.ts';

const views: ViewsOf<typeof registrationMachine, PageProps> = {
  reading: Loading,
  loadFailed: LoadFailed,
  closed: RegistrationClosed,
  'entering.routing': EnteringDetails,
  'entering.missing': EnteringDetails,
  'entering.skipped': EnteringDetails,
  'entering.provided': EnteringDetails,
  submitting: Submitting,
  checkingOutcome: CheckingOutcome,
  routing: Loading,
  'mailed.counting': ConfirmationMailed,
  'mailed.resendable': ConfirmationMailed,
  'mailed.resending': ConfirmationMailed,
  finished: Loading,
};

export function RegistrationFlow({ actor, ...around }: FlowProps<typeof registrationMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Registering a company`} views={views} around={around} />;
}
