import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
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
import type { LeafState, PageProps, View } from './view.ts';

/** A view for each leaf state of the machine: a state without one does not compile. */
const views = {
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
} as const satisfies Record<LeafState, View>;

interface AppointmentFlowProps extends PageProps {
  readonly actor: ActorRefFrom<typeof appointmentMachine>;
}

/** Appointments as a person walks through them: the view of the state in which their machine is. */
export function AppointmentFlow({ actor, ...page }: AppointmentFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  const isContact = leaves.some((leaf) => leaf.startsWith('contact.'));
  return (
    <FlowFrame label={t`Appointments`} page={isContact ? 'contact' : leaves.join()}>
      {Page && <Page {...page} snapshot={snapshot} send={actor.send} />}
    </FlowFrame>
  );
}
