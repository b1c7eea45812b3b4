import type { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

export interface PageProps {
  /** Makes an idempotency key for one user intent. */
  readonly newKey: () => string;
  readonly now: () => Date;
  /** Downloads an appointment as a calendar file; rejects if the file could not be loaded. */
  readonly saveCalendar: (appointment_id: string) => Promise<void>;
}

export type ViewProps = ViewPropsOf<typeof appointmentMachine, PageProps>;
export type LeafState = LeafStateOf<typeof appointmentMachine>;
