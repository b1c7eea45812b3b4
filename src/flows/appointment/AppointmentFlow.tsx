import { useLingui } from '@lingui/react/macro';
import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import { CategoryStep } from './CategoryStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { QuestionsStep, SavingAnswers } from './QuestionsStep.tsx';
import {
  Booked,
  Booking,
  BookingPaused,
  Cancelled,
  Cancelling,
  CheckingOutcome,
  ChildAccount,
  ConfirmingCancellation,
  LoadFailed,
  Loading,
  LoadingCancelLimit,
  PlanRequired,
  Rescheduling,
} from './statusViews.tsx';
import { LoadingTimes, TimeStep, TimesLoadFailed } from './TimeStep.tsx';
import type { PageProps } from './view.ts';

const views: ViewsOf<typeof appointmentMachine, PageProps> = {
  reading: Loading,
  loadFailed: LoadFailed,
  routing: Loading,
  childAccount: ChildAccount,
  sandbox: PlanRequired,
  list: AppointmentList,
  applied: Booked,
  'frozen.counting': BookingPaused,
  'frozen.idle': BookingPaused,
  cancelled: Cancelled,
  beginning: Loading,
  questions: QuestionsStep,
  savingAnswers: SavingAnswers,
  category: CategoryStep,
  loadingTimes: LoadingTimes,
  timesLoadFailed: TimesLoadFailed,
  time: TimeStep,
  'contact.routing': ContactStep,
  'contact.missing': ContactStep,
  'contact.skipped': ContactStep,
  'contact.provided': ContactStep,
  booking: Booking,
  moving: Rescheduling,
  limiting: LoadingCancelLimit,
  confirming: ConfirmingCancellation,
  cancelling: Cancelling,
  checkingOutcome: CheckingOutcome,
};

export function AppointmentFlow({ actor, ...around }: FlowProps<typeof appointmentMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Appointments`} views={views} around={around} />;
}
