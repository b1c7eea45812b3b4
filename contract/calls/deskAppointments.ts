import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { integerText, itemId } from '../codecs.ts';
import { appointment, questionnaireInfo } from '../entities/appointment.ts';
import { zone } from '../entities/client.ts';
import { language } from '../languages.ts';
import { typedText } from '../typed.ts';

/** `unsettled`: begun, and without a recorded outcome. */
export const agendaFilters = ['coming', 'unsettled', 'settled'] as const;
export const agendaFilter = z.enum(agendaFilters);
export type AgendaFilter = z.infer<typeof agendaFilter>;

/** What we cancel never counts against the client. */
export const appointmentSettlements = ['kept', 'no_show', 'cancelled'] as const;
export const appointmentSettlement = z.enum(appointmentSettlements);
export type AppointmentSettlement = z.infer<typeof appointmentSettlement>;

export const deskAppointment = z.extend(z.omit(appointment, { can_change: true }), {
  full_name: z.string(),
  use_zone: zone,
  /** The language in which the consultant speaks with the contact. */
  language,
  settled_by: z.nullable(z.string()),
  settlements: z.array(appointmentSettlement),
});
export type DeskAppointment = Readonly<z.infer<typeof deskAppointment>>;

export const deskAppointmentList = get({
  host: 'oss',
  path: '/mall/desk/appointment-list',
  summary: 'The appointments of the consultant who asks: those to come by time, the others newest first',
  access: 'consultant',
  addition: true,
  query: z.strictObject({ filter: agendaFilter, page_size: z.optional(integerText({ min: 1, max: 200 })) }),
  data: z.object({
    appointments: z.array(deskAppointment),
    counts: z.record(agendaFilter, z.int()),
    /** The consultant's time zone (IANA). */
    time_zone: z.string(),
    more: z.boolean(),
  }),
});

export const deskAppointmentRead = get({
  host: 'oss',
  path: '/mall/desk/appointment',
  summary: 'An appointment of the consultant who asks, with what the client has answered in its questionnaire',
  access: 'consultant',
  addition: true,
  query: z.strictObject({ appointment_id: itemId }),
  data: z.object({ appointment: deskAppointment, questionnaire: questionnaireInfo, time_zone: z.string() }),
  refusals: ['appointment_not_found'],
});

export const deskAppointmentSettle = post({
  host: 'oss',
  path: '/mall/desk/appointment-settle',
  summary: 'Says what has become of an appointment, or cancels it from our side',
  access: 'consultant',
  keyed: true,
  addition: true,
  body: z.strictObject({
    appointment_id: itemId,
    settlement: appointmentSettlement,
    /** A message to the client if we cancel. */
    words: z.optional(typedText(500)),
  }),
  data: deskAppointment,
  refusals: ['appointment_not_found', 'already_decided', 'appointment_state_refuses'],
});
