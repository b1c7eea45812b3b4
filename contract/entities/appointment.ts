import { z } from 'zod';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';

/** How a client stands with its appointments. `frozen`: cancelled too often, closed for some hours. */
export const appointmentStatuses = ['could_apply', 'applied', 'cancelled', 'kept', 'frozen'] as const;
export const appointmentStatus = z.enum(appointmentStatuses);
export type AppointmentStatus = z.infer<typeof appointmentStatus>;

/** Where the consultant finds the contact besides the telephone. */
export const messengers = ['wechat', 'dingtalk'] as const;
export const messenger = z.enum(messengers);

export const appointment = z.object({
  appointment_id: itemId,
  status: z.enum(['applied', 'cancelled', 'kept']),
  category_id: itemId,
  category: localizedText,
  starts_at: instant,
  ends_at: instant,
  company: z.string(),
  contact: z.string(),
  mobile: z.string(),
  messenger,
  messenger_id: z.string(),
  booked_at: instant,
  cancelled_at: instant.nullable(),
});
export type Appointment = z.infer<typeof appointment>;

/** How often a client may cancel before booking is frozen, and for how long. */
export const cancelLimit = z.object({
  cancelled_count: z.int().min(0),
  total_cancel_count: z.int().min(1),
  forbid_appointment_hour: z.int().min(1),
  /** Whether one more cancellation freezes booking. */
  would_freeze: z.boolean(),
  frozen_until: instant.nullable(),
});
export type CancelLimit = z.infer<typeof cancelLimit>;

/** All that the appointment pages show. */
export const appointmentInfo = z.object({
  could_apply_status: appointmentStatus,
  applied_appointment: appointment.nullable(),
  appointments: z.array(appointment),
  limit: cancelLimit,
  /** The times on offer; those that have been taken meanwhile are not open. */
  slots: z.array(
    z.object({ slot_id: itemId, category_id: itemId, starts_at: instant, ends_at: instant, open: z.boolean() }),
  ),
  /** The time zone in which the consultants work (IANA). */
  time_zone: z.string(),
  company: z.string(),
});
export type AppointmentInfo = z.infer<typeof appointmentInfo>;

/** What an appointment can be about; only a category without children can be booked. */
export const appointmentCategory = z
  .object({
    category_id: itemId,
    name: localizedText,
    minutes: z.int().min(1).nullable(),
    get children() {
      return z.array(appointmentCategory);
    },
  })
  .meta({ id: 'AppointmentCategory' });
export type AppointmentCategory = z.infer<typeof appointmentCategory>;

export const dayParts = ['morning', 'afternoon', 'evening'] as const;

/** What a client answers before its first appointment. */
export const questionnaire = z.strictObject({
  industry_id: itemId,
  team_size: z.int().min(1).max(1_000_000),
  goals: z.array(itemId).min(1).max(20),
  preferred_times: z
    .array(z.strictObject({ weekday: z.int().min(1).max(7), part: z.enum(dayParts) }))
    .min(1)
    .max(21),
  remarks: z.string().trim().max(1000).optional(),
});
export type Questionnaire = z.infer<typeof questionnaire>;
