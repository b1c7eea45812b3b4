import { setup, transition } from 'xstate';
import type {
  AppointmentReason,
  AppointmentStatus,
  BookingStatus,
  CancelLimit,
  Canceller,
} from '#contract/entities/appointment.ts';

/** What happens to an appointment. Whether it has begun is what its time says. */
export type AppointmentEvent =
  | { readonly type: 'appointment.cancel'; readonly by: Canceller; readonly has_begun: boolean }
  | { readonly type: 'appointment.move'; readonly has_begun: boolean }
  | { readonly type: 'appointment.keep'; readonly has_begun: boolean }
  | { readonly type: 'appointment.miss'; readonly has_begun: boolean };

/**
 * One appointment. Until it begins it can be cancelled and put at another time; from then on it is told whether it was kept. We can
 * cancel it as long as that has not been told.
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

/** Where an event leads from a status; null where the lifecycle refuses it. */
export function appointmentAfter(status: BookingStatus, event: AppointmentEvent): BookingStatus | null {
  const before = appointmentLifecycle.resolveState({ value: status });
  return before.can(event) ? transition(appointmentLifecycle, before, event)[0].value : null;
}

/** What cancelling costs, from the settings of the deployment. */
export type CancelRules = Pick<CancelLimit, 'total_cancel_count' | 'forbid_appointment_hour'>;

/** How often a client has cancelled since booking was frozen last, and until when it is frozen: an absolute moment (ms). */
export interface Cancellations {
  readonly cancelled_count: number;
  readonly frozen_until: number | null;
}

const hourMs = 3_600_000;

/** How it stands at a moment: once a freeze is over, counting begins anew. */
export const cancellationsAt = ({ cancelled_count, frozen_until }: Cancellations, now: number): Cancellations =>
  frozen_until !== null && frozen_until <= now
    ? { cancelled_count: 0, frozen_until: null }
    : { cancelled_count, frozen_until };

/** What one more cancellation brings. Only what the client cancels counts. */
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

/** What is known of a client where it is asked how it stands with its appointments. */
export interface AppointmentFacts {
  readonly is_admin: boolean;
  readonly is_sandbox: boolean;
  readonly frozen_until: number | null;
  /** The appointment that is to come, or under way. */
  readonly has_applied: boolean;
  /** What has become of the one before; null where there was none. */
  readonly last: { readonly status: BookingStatus; readonly cancelled_by: Canceller | null } | null;
}

/** How a client stands. What we have cancelled, and what the client has missed, leaves it free to book. */
export function appointmentStanding({ has_applied, frozen_until, last }: AppointmentFacts): AppointmentStatus {
  if (has_applied) return 'applied';
  if (frozen_until !== null) return 'frozen';
  if (last?.status === 'kept') return 'kept';
  return last?.status === 'cancelled' && last.cancelled_by === 'client' ? 'cancelled' : 'could_apply';
}

/** Why nothing can be booked now; null where nothing stands against it. */
export function bookingReason(facts: AppointmentFacts): AppointmentReason | null {
  if (!facts.is_admin) return 'main_account_only';
  if (facts.is_sandbox) return 'appointment_sandbox';
  if (facts.has_applied) return 'applied';
  return facts.frozen_until === null ? null : 'appointment_frozen';
}

/** Minutes before an appointment at which the consultant calls. */
export const callMinutes = 10;

/** Hours before an appointment at which its contact is reminded. */
export const reminderHours = 24;

/** Whether an appointment begins so soon that no reminder is to come: its contact is told now. */
export const beginsSoon = (starts_at: Date, now: Date): boolean =>
  starts_at.getTime() - now.getTime() <= reminderHours * 3_600_000;

/** How soon, and how far ahead, an appointment can be booked. */
export const bookingWindow = { hours: 2, days: 21 } as const;
