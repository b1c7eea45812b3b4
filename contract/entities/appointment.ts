import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';
import { typedText } from '../typed.ts';
import { zone } from './client.ts';

/** `frozen`: after too many cancellations booking is closed for some hours. */
export const clientAppointmentStatuses = ['could_apply', 'applied', 'cancelled', 'kept', 'frozen'] as const;
export const clientAppointmentStatus = z.enum(clientAppointmentStatuses);
export type ClientAppointmentStatus = z.infer<typeof clientAppointmentStatus>;

export const messengers = ['wechat', 'dingtalk'] as const;
export const messenger = z.enum(messengers);
export type Messenger = z.infer<typeof messenger>;

export const bookingStatuses = ['applied', 'cancelled', 'kept', 'no_show'] as const;
export const bookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof bookingStatus>;

/** What we cancel never counts against the client. */
export const cancellers = ['client', 'us'] as const;
export const canceller = z.enum(cancellers);
export type Canceller = z.infer<typeof canceller>;

export const appointment = z.object({
  appointment_id: itemId,
  status: bookingStatus,
  cancelled_by: z.nullable(canceller),
  /** Our message to the client with our cancellation; null for none. */
  cancel_words: z.nullable(z.string()),
  category_id: itemId,
  category: localizedText,
  starts_at: instant,
  ends_at: instant,
  calls_at: instant,
  consultant: z.string(),
  company: z.string(),
  contact: z.string(),
  mobile: z.string(),
  messenger,
  messenger_id: z.string(),
  booked_at: instant,
  cancelled_at: z.nullable(instant),
  can_change: z.boolean(),
});
export type Appointment = z.infer<typeof appointment>;

/** The number of cancellations until booking is frozen, and the duration of a freeze. */
export const cancelLimit = z.object({
  cancelled_count: z.int().check(z.minimum(0)),
  total_cancel_count: z.int().check(z.minimum(1)),
  forbid_appointment_hour: z.int().check(z.minimum(1)),
  /** Whether one more cancellation freezes booking. */
  would_freeze: z.boolean(),
  /** The end of that freeze; null if there would be none. */
  would_freeze_until: z.nullable(instant),
  frozen_until: z.nullable(instant),
  /** Time left until `frozen_until`, as the page's clock may be wrong. */
  frozen_for_seconds: z.int().check(z.minimum(0)),
});
export type CancelLimit = z.infer<typeof cancelLimit>;

export const appointmentReasons = [
  'main_account_only',
  'appointment_sandbox',
  'applied',
  'appointment_frozen',
] as const;
export const appointmentReason = z.enum(appointmentReasons);
export type AppointmentReason = z.infer<typeof appointmentReason>;

export const appointmentInfo = z.object({
  could_apply_status: clientAppointmentStatus,
  reason: z.nullable(appointmentReason),
  applied_appointment: z.nullable(appointment),
  /** Newest first; the oldest may be cut off. */
  appointments: z.array(appointment),
  limit: cancelLimit,
  /** Whether the implementation questionnaire must be answered first. */
  needs_answers: z.boolean(),
  /** The client's time zone (IANA). */
  time_zone: z.string(),
  use_zone: zone,
  company: z.string(),
});
export type AppointmentInfo = z.infer<typeof appointmentInfo>;

export const appointmentSlot = z.object({ slot_id: itemId, starts_at: instant, ends_at: instant });
export type AppointmentSlot = z.infer<typeof appointmentSlot>;

/** Only a category without children can be booked. */
export const appointmentCategory = z.object({
  category_id: itemId,
  name: localizedText,
  minutes: z.nullable(z.int().check(z.minimum(1))),
  get children() {
    return z.array(appointmentCategory);
  },
});
z.globalRegistry.add(appointmentCategory, { id: 'AppointmentCategory' });
export type AppointmentCategory = z.infer<typeof appointmentCategory>;

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

export const questionnaire = z.strictObject({
  industry_id: itemId,
  team_size: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  goals: z.array(itemId).check(z.minLength(1), z.maxLength(20)),
  preferred_times: z
    .array(z.strictObject({ weekday: z.int().check(z.minimum(1), z.maximum(7)), part: z.enum(dayParts) }))
    .check(z.minLength(1), z.maxLength(21)),
  remarks: z.optional(typedText(1000)),
});
export type Questionnaire = z.infer<typeof questionnaire>;

export const questionnaireInfo = z.object({
  industries: z.array(z.object({ industry_id: itemId, name: localizedText })),
  goals: z.array(z.object({ goal_id: itemId, name: localizedText })),
  answers: z.nullable(questionnaire),
});
export type QuestionnaireInfo = z.infer<typeof questionnaireInfo>;
