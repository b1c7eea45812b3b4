import { matchesState } from 'xstate';
import { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import { type FrozenPageProps, frozenNow, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { AppointmentFlow } from './AppointmentFlow.tsx';
import { appointmentMessages } from './messages.tsx';
import { appointmentTraceSteps } from './traceSteps.ts';

/**
 * The start of an appointment is redacted to a fixed moment. With a clock long before it, the frozen page never omits
 * the reminder as too late.
 */
const distantPast = () => new Date(0);
const input = { key: '', userInput: null };
const FrozenAppointment = ({ configuration }: FrozenPageProps) => (
  <AppointmentFlow
    actor={useFrozenActor(appointmentMachine, input, configuration)}
    newKey={() => ''}
    now={matchesState('contact', configuration.value) ? frozenNow : distantPast}
    saveCalendar={async () => {}}
  />
);

export const appointmentDesk: FlowDesk = {
  name: appointmentMessages.name,
  steps: appointmentTraceSteps,
  Page: FrozenAppointment,
};
