import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

/** What the page around the machine gives to its views. */
export interface PageProps {
  /** A key that names one intent of a person. */
  readonly newKey: () => string;
  readonly now: () => Date;
  /** Lets the browser save an appointment for a calendar; rejects where it could not be read. */
  readonly saveCalendar: (appointment_id: string) => Promise<void>;
}

export type ViewProps = ViewPropsOf<typeof appointmentMachine, PageProps>;
export type LeafState = LeafStateOf<typeof appointmentMachine>;
