import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import type { AppointmentFlowEvent } from '#machines/flows/appointment/types.ts';
import { leafPathsOf, viewOfLeaf } from '../../../flowkit/leaf.ts';
import { useRunAddressSync } from '../../../runs/useRunAddressSync.ts';
import { paths } from '../../../ui/paths.ts';
import { type AppointmentStep, addressOfState } from '../addresses.ts';

/** An address never moves the run forward. */
const eventOfAddress: Readonly<Record<string, AppointmentFlowEvent>> = {
  '': { type: 'booking.leave' },
  '#questions': { type: 'answers.change' },
  '#category': { type: 'category.change' },
  '#time': { type: 'time.change' },
} satisfies Partial<Record<`#${AppointmentStep}` | '', AppointmentFlowEvent>>;

type Snapshot = SnapshotFrom<typeof appointmentMachine>;

function addressOf({ value }: Snapshot): string | null {
  const place = viewOfLeaf(addressOfState, leafPathsOf(value)) ?? null;
  if (place === null) return null;
  return paths.appointment(place.page) + (place.step === null ? '' : `#${place.step}`);
}

const isLoading = (snapshot: Snapshot): boolean => snapshot.matches('loadingTimes');

/** A finished booking leaves no history entries behind. */
export function AppointmentAddressSync({ actor }: { readonly actor: ActorRefFrom<typeof appointmentMachine> }) {
  useRunAddressSync({ actor, addressOf, pages: '/appoint', events: eventOfAddress, isLoading });
  return null;
}
