/** Appointments with consultants: free times, booking, changing, reminders. */

import type { ServerModule } from '../module.ts';
import { deskAppointmentHandlers } from './desk.ts';
import { appointmentFlows } from './flows.ts';
import { appointmentHandlers } from './handlers.ts';
import { remindOfAppointments } from './remind.ts';

export const appointmentsModule: ServerModule = {
  handlers: { ...deskAppointmentHandlers, ...appointmentHandlers },
  flows: appointmentFlows,
  watches: [remindOfAppointments],
};
