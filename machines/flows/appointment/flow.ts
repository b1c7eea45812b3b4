import { z } from 'zod/mini';
import {
  appointmentReasons,
  appointmentStatuses,
  bookingStatuses,
  cancellers,
  messengers,
} from '#contract/entities/appointment.ts';
import { zones } from '#contract/entities/client.ts';
import { faultCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { contextMigration, keepsFieldFaults } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { codeEndings } from '../../parts/oneTimeCodeTypes.ts';
import { keepsUnproven } from '../../parts/provenPhone.ts';
import { appointmentMachine } from './machine.ts';
import { appointmentContext, appointmentInput, doings } from './types.ts';

const kept = z.looseObject({});
const withWords = (appointment: z.infer<typeof kept>) => ({ ...appointment, cancel_words: null });
/** Version 2 did not have our message with a cancellation. */
const keepsWords = contextMigration(
  2,
  z.looseObject({
    told: z.nullable(z.looseObject({ applied_appointment: z.nullable(kept), appointments: z.array(kept) })),
  }),
  ({ told, ...context }) => ({
    ...context,
    told: told && {
      ...told,
      applied_appointment: told.applied_appointment && withWords(told.applied_appointment),
      appointments: told.appointments.map(withWords),
    },
  }),
);

export const appointmentFlow = defineFlow({
  id: 'appointment',
  version: 5,
  machine: appointmentMachine,
  userInput: {
    read: (context) => z.partial(appointmentContext).safeParse(context).data?.entered ?? null,
    check: (value) => appointmentInput.safeParse(value).data ?? null,
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
      'output.kind': ['done', 'refused', 'saved', 'found', ...codeEndings],
      ...faultCodes,
      could_apply_status: appointmentStatuses,
      reason: appointmentReasons,
      status: bookingStatuses,
      cancelled_by: cancellers,
      messenger: messengers,
      use_zone: zones,
      doing: doings,
    },
  },
  migrations: [keepsUnproven, keepsWords, keepsFieldFaults(3), refusalMigration(4)],
});
