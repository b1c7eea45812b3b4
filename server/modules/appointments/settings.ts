import { z } from 'zod/mini';
import { setting } from '../../environment/setting.ts';
import { wholeNumber } from '../../environment/variables.ts';

export interface AppointmentSettings {
  /** Cancellations before booking is paused, and for how many hours. */
  readonly appointments: { readonly total_cancel_count: number; readonly forbid_appointment_hour: number };
}

export const appointmentVariables = {
  MALLFLOW_APPOINTMENT_CANCELS: setting(
    'How often a client may cancel appointments before booking is paused.',
    wholeNumber(3, { min: 1, max: 100 }),
  ),
  MALLFLOW_APPOINTMENT_FREEZE_HOURS: setting(
    'How many hours booking is paused then.',
    wholeNumber(72, { min: 1, max: 8760 }),
  ),
};

const environment = z.object(appointmentVariables);

export const readAppointmentSettings = (env: z.output<typeof environment>): AppointmentSettings => ({
  appointments: {
    total_cancel_count: env.MALLFLOW_APPOINTMENT_CANCELS,
    forbid_appointment_hour: env.MALLFLOW_APPOINTMENT_FREEZE_HOURS,
  },
});
