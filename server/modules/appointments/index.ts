/** Appointments with consultants: free times, booking, changes, reminders. */

import { noSubject } from '../flows/index.ts';
import type { ServerModule } from '../module.ts';
import { deskAppointmentHandlers } from './desk.ts';
import { appointmentHandlers } from './handlers.ts';
import { remindOfAppointments } from './remind.ts';

export const appointmentsModule: ServerModule = {
  handlers: { ...deskAppointmentHandlers, ...appointmentHandlers },
  flows: [{ flow: 'appointment', user: noSubject, tab: null }],
  watches: [remindOfAppointments],
};
