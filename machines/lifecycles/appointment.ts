import { setup, transition } from 'xstate';
import type {
  AppointmentReason,
  BookingStatus,
  CancelLimit,
  Canceller,
  ClientAppointmentStatus,
} from '#contract/entities/appointment.ts';

/** `has_begun` is derived from the appointment's time. */
export type AppointmentEvent =
  | { readonly type: 'appointment.cancel'; readonly by: Canceller; readonly has_begun: boolean }
  | { readonly type: 'appointment.move'; readonly has_begun: boolean }
  | { readonly type: 'appointment.keep'; readonly has_begun: boolean }
  | { readonly type: 'appointment.miss'; readonly has_begun: boolean };

/**
 * One appointment. Until it begins it can be cancelled and moved; then the consultant records whether the client kept
 * it. We can cancel it until that is recorded.
 */
export const appointmentLifecycle = setup({ types: { events: {} as AppointmentEvent } }).createMachine({
  id: 'appointment',
  initial: 'applied',
  states: {
    applied: {
      on: {
        'appointment.cancel': { guard: ({ event }) => event.by === 'us' || !event.has_begun, target: 'cancelled' },
        'appointment.move': { guard: ({ event }) => !event.has_begun, target: 'applied' },
        'appointment.keep': { guard: ({ event }) => event.has_begun, target: 'kept' },
        'appointment.miss': { guard: ({ event }) => event.has_begun, target: 'no_show' },
      },
    },
    cancelled: { type: 'final' },
    kept: { type: 'final' },
    no_show: { type: 'final' },
  },
});

/** Null if the lifecycle rejects the event. */
export function nextBookingStatus(status: BookingStatus, event: AppointmentEvent): BookingStatus | null {
  const before = appointmentLifecycle.resolveState({ value: status });
  return before.can(event) ? transition(appointmentLifecycle, before, event)[0].value : null;
}

export type CancelRules = Pick<CancelLimit, 'total_cancel_count' | 'forbid_appointment_hour'>;

/** The client's cancellations since the last freeze of booking. `frozen_until` in ms since the epoch. */
export interface Cancellations {
  readonly cancelled_count: number;
  readonly frozen_until: number | null;
}

const hourMs = 3_600_000;

/** The counter at a moment: an expired freeze resets it. */
export const cancellationsAt = ({ cancelled_count, frozen_until }: Cancellations, now: number): Cancellations =>
  frozen_until !== null && frozen_until <= now
    ? { cancelled_count: 0, frozen_until: null }
    : { cancelled_count, frozen_until };

/** Only cancellations by the client count. */
export function cancellationsAfter(
  before: Cancellations,
  { by, now, rules }: { readonly by: Canceller; readonly now: number; readonly rules: CancelRules },
): Cancellations {
  const standing = cancellationsAt(before, now);
  if (by === 'us' || standing.frozen_until !== null) return standing;
  const cancelled_count = standing.cancelled_count + 1;
  const isFrozen = cancelled_count >= rules.total_cancel_count;
  return { cancelled_count, frozen_until: isFrozen ? now + rules.forbid_appointment_hour * hourMs : null };
}

export interface AppointmentFacts {
  readonly is_admin: boolean;
  readonly is_sandbox: boolean;
  readonly frozen_until: number | null;
  /** Whether an appointment is upcoming or under way. */
  readonly has_applied: boolean;
  /** The previous appointment; null if there is none. */
  readonly last: { readonly status: BookingStatus; readonly cancelled_by: Canceller | null } | null;
}

/** Appointments that we cancelled or the client missed leave the client free to book. */
export function clientAppointmentStatusOf({
  has_applied,
  frozen_until,
  last,
}: AppointmentFacts): ClientAppointmentStatus {
  if (has_applied) return 'applied';
  if (frozen_until !== null) return 'frozen';
  if (last?.status === 'kept') return 'kept';
  return last?.status === 'cancelled' && last.cancelled_by === 'client' ? 'cancelled' : 'could_apply';
}

/** Null if the client can book. */
export function bookingReason(facts: AppointmentFacts): AppointmentReason | null {
  if (!facts.is_admin) return 'main_account_only';
  if (facts.is_sandbox) return 'appointment_sandbox';
  if (facts.has_applied) return 'applied';
  return facts.frozen_until === null ? null : 'appointment_frozen';
}

/** The consultant calls this many minutes before the appointment. */
export const callLeadMinutes = 10;

/** Hours before an appointment at which its contact is reminded. */
export const reminderHours = 24;

/** Whether it is too late for a separate reminder: the notice of the booking or move is the reminder. */
export const beginsSoon = (starts_at: Date, now: Date): boolean =>
  starts_at.getTime() - now.getTime() <= reminderHours * 3_600_000;

/** Lead time and horizon of bookings. */
export const bookingWindow = { hours: 2, days: 21 } as const;
