import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import type { AppointmentFlowEvent } from '#machines/flows/appointment/types.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';

/** What the page around the machine gives to its views. */
export interface PageProps {
  /** A key that names one intent of a person. */
  readonly newKey: () => string;
  readonly now: () => Date;
  /** Lets the browser save an appointment for a calendar; rejects where it could not be read. */
  readonly saveCalendar: (appointment_id: string) => Promise<void>;
}

/** What each view is given: the state as it is, the way to say what the person did, and what the page gives. */
export interface ViewProps extends PageProps {
  readonly snapshot: SnapshotFrom<typeof appointmentMachine>;
  readonly send: (event: AppointmentFlowEvent) => void;
}

export type View = ComponentType<ViewProps>;
export type LeafState = LeafOf<StateValueFrom<typeof appointmentMachine>>;
