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
  ({ told, ...context }) => ({
    ...context,
    told: told && {
      ...told,
      applied_appointment: told.applied_appointment && addEmptyCancelMessage(told.applied_appointment),
      appointments: told.appointments.map(addEmptyCancelMessage),
    },
  }),
);

export const appointmentFlow = defineFlow({
  id: 'appointment',
  version: 5,
  machine: appointmentMachine,
  userInput: {
    read: (context) => z.partial(appointmentContext).safeParse(context).data?.entered ?? null,
    check: (value) => appointmentUserInput.safeParse(value).data ?? null,
  },
  context: appointmentContext,
  needs: {
    list: ['told'],
    applied: ['told'],
    frozen: ['told'],
    cancelled: ['told'],
    questions: ['told', 'questionnaire'],
    category: ['told'],
    time: ['told', 'category_id'],
    contact: ['told', 'category_id', 'slot'],
    booking: ['told', 'category_id', 'slot', 'code'],
    moving: ['told', 'slot'],
    confirming: ['told', 'limit'],
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
  migrations: [unprovenPhoneMigration, cancelMessageMigration, fieldFaultsMigration(3), refusalMigration(4)],
});
