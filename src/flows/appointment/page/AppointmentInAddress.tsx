import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import type { AppointmentFlowEvent } from '#machines/flows/appointment/types.ts';
import { leavesOf, viewIn } from '../../../flowkit/leaf.ts';
import { useRunInAddress } from '../../../runs/useRunInAddress.ts';
import { paths } from '../../../ui/paths.ts';
import { type AppointmentStep, placeOf } from '../places.ts';

/** An address never moves the run forward. */
const events: Readonly<Record<string, AppointmentFlowEvent>> = {
  '': { type: 'booking.leave' },
  '#questions': { type: 'answers.change' },
  '#category': { type: 'category.change' },
  '#time': { type: 'time.change' },
} satisfies Partial<Record<`#${AppointmentStep}` | '', AppointmentFlowEvent>>;

type Snapshot = SnapshotFrom<typeof appointmentMachine>;

function addressOf({ value }: Snapshot): string | null {
  const place = viewIn(placeOf, leavesOf(value)) ?? null;
  if (place === null) return null;
  return paths.appointment(place.page) + (place.step === null ? '' : `#${place.step}`);
}

const isLoading = (snapshot: Snapshot): boolean => snapshot.matches('loadingTimes');

/** A finished booking leaves no history entries behind. */
export function AppointmentInAddress({ actor }: { readonly actor: ActorRefFrom<typeof appointmentMachine> }) {
  useRunInAddress({ actor, addressOf, pages: '/appoint', events, isLoading });
  return null;
}
