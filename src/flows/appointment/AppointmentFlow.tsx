import { useLingui } from '@lingui/react/macro';
import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import { type FlowProps, FlowView, type ViewsOf } from '#src/flowkit/FlowView.tsx';
import { Category } from './Category.tsx';
import { Contact } from './Contact.tsx';
import { List } from './List.tsx';
import { Questions, SavingAnswers } from './Questions.tsx';
import {
  Applied,
  Booking,
  Cancelled,
  Cancelling,
  ChildAccount,
  Confirming,
  Frozen,
  Limiting,
  LookingUp,
  Moving,
  Reading,
  Sandbox,
  Unread,
} from './standing.tsx';
import { LoadingTimes, Time, TimesUnread } from './Time.tsx';
import type { PageProps } from './view.ts';

const views: ViewsOf<typeof appointmentMachine, PageProps> = {
  reading: Reading,
  unread: Unread,
  sorting: Reading,
  childAccount: ChildAccount,
  sandbox: Sandbox,
  list: List,
  applied: Applied,
  'frozen.counting': Frozen,
  'frozen.idle': Frozen,
  cancelled: Cancelled,
  beginning: Reading,
  questions: Questions,
  savingAnswers: SavingAnswers,
  category: Category,
  loadingTimes: LoadingTimes,
  timesUnread: TimesUnread,
  time: Time,
  'contact.sorting': Contact,
  'contact.asked': Contact,
  'contact.left': Contact,
  'contact.given': Contact,
  booking: Booking,
  moving: Moving,
  limiting: Limiting,
  confirming: Confirming,
  cancelling: Cancelling,
  lookingUp: LookingUp,
};

export function AppointmentFlow({ actor, ...around }: FlowProps<typeof appointmentMachine, PageProps>) {
  const { t } = useLingui();
  return <FlowView actor={actor} label={t`Appointments`} views={views} around={around} />;
}
