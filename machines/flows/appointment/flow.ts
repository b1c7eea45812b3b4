import { z } from 'zod/mini';
import {
  appointmentReasons,
  bookingStatuses,
  cancellers,
  clientAppointmentStatuses,
  messengers,
} from '#contract/entities/appointment.ts';
import { zones } from '#contract/entities/client.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { contextMigration, fieldFaultsMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { codeResultKinds } from '../../parts/oneTimeCodeTypes.ts';
import { unprovenPhoneMigration } from '../../parts/phoneProof.ts';
import { appointmentMachine } from './machine.ts';
import { appointmentActions, appointmentContext, appointmentUserInput } from './types.ts';

const looseAppointment = z.looseObject({});
const addEmptyCancelMessage = (appointment: z.infer<typeof looseAppointment>) => ({
  ...appointment,
  cancel_words: null,
});
/** Version 2 did not have our message with a cancellation. */
const cancelMessageMigration = contextMigration(
  2,
  z.looseObject({
    told: z.nullable(
      z.looseObject({ applied_appointment: z.nullable(looseAppointment), appointments: z.array(looseAppointment) }),
    ),
  }),
  ({ told: info, ...context }) => ({
    ...context,
    told: info && {
      ...info,
      applied_appointment: info.applied_appointment && addEmptyCancelMessage(info.applied_appointment),
      appointments: info.appointments.map(addEmptyCancelMessage),
    },
  }),
);

export const appointmentFlow = defineFlow({
  id: 'appointment',
  version: 6,
  machine: appointmentMachine,
  userInput: {
    read: (context) => z.partial(appointmentContext).safeParse(context).data?.entered ?? null,
    check: (value) => appointmentUserInput.safeParse(value).data ?? null,
  },
  context: appointmentContext,
  needs: {
    list: ['appointment_info'],
    applied: ['appointment_info'],
    frozen: ['appointment_info'],
    cancelled: ['appointment_info'],
    questions: ['appointment_info', 'questionnaire'],
    category: ['appointment_info'],
    time: ['appointment_info', 'category_id'],
    contact: ['appointment_info', 'category_id', 'slot'],
    booking: ['appointment_info', 'category_id', 'slot', 'code'],
    moving: ['appointment_info', 'slot'],
    confirming: ['appointment_info', 'limit'],
  },
  allowlist: {
    read: ['attempt', 'understood', 'needs_answers', 'can_change', 'is_filled', 'is_asked_for', 'nothing_sent'],
    codes: {
      'output.kind': ['done', 'refused', 'saved', 'found', ...codeResultKinds],
      ...faultTraceCodes,
      could_apply_status: clientAppointmentStatuses,
      reason: appointmentReasons,
      status: bookingStatuses,
      cancelled_by: cancellers,
      messenger: messengers,
      use_zone: zones,
      doing: appointmentActions,
    },
  },
  migrations: [
    unprovenPhoneMigration,
    cancelMessageMigration,
    fieldFaultsMigration(3),
    refusalMigration(4),
    renameMigration(5, { fields: { told: 'appointment_info' } }),
  ],
});
