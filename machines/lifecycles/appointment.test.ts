import { describe, expect, it } from 'vitest';
import {
  type AppointmentFacts,
  beginsSoon,
  bookingReason,
  bookingWindow,
  callLeadMinutes,
  cancellationsAfter,
  cancellationsAt,
  clientAppointmentStatusOf,
  nextBookingStatus,
} from './appointment.ts';

const rules = { total_cancel_count: 3, forbid_appointment_hour: 72 };
const now = Date.parse('2026-11-23T06:00:00Z');
const hourMs = 3_600_000;

describe('appointments', () => {
  it('the client can cancel an appointment until it begins, and we can cancel it afterwards too', () => {
    expect(
      [false, true].flatMap((has_begun) =>
        (['client', 'us'] as const).map((by) =>
          nextBookingStatus('applied', { type: 'appointment.cancel', by, has_begun }),
        ),
      ),
    ).toEqual(['cancelled', 'cancelled', null, 'cancelled']);
  });

  it('an appointment can be moved to another time until it begins', () => {
    expect(
      [false, true].map((has_begun) => nextBookingStatus('applied', { type: 'appointment.move', has_begun })),
    ).toEqual(['applied', null]);
  });

  it('an appointment can be marked as kept or as missed only once it has begun', () => {
    expect(
      (['appointment.keep', 'appointment.miss'] as const).flatMap((type) =>
        [false, true].map((has_begun) => nextBookingStatus('applied', { type, has_begun })),
      ),
    ).toEqual([null, 'kept', null, 'no_show']);
  });

  it('a settled appointment can no longer be moved, marked as kept or marked as missed', () => {
    const events = ['appointment.move', 'appointment.keep', 'appointment.miss'] as const;
    const after = (['cancelled', 'kept', 'no_show'] as const).flatMap((status) =>
      events.map((type) => nextBookingStatus(status, { type, has_begun: true })),
    );
    expect(new Set(after)).toEqual(new Set([null]));
  });
});

describe('cancellations of appointments', () => {
  it('booking is frozen for 72 hours from the moment of the last cancellation that is allowed [APP-04]', () => {
    const first = cancellationsAfter({ cancelled_count: 0, frozen_until: null }, { by: 'client', now, rules });
    const second = cancellationsAfter(first, { by: 'client', now: now + hourMs, rules });
    const third = cancellationsAfter(second, { by: 'client', now: now + 2 * hourMs, rules });
    expect([first, second, third]).toEqual([
      { cancelled_count: 1, frozen_until: null },
      { cancelled_count: 2, frozen_until: null },
      { cancelled_count: 3, frozen_until: now + 74 * hourMs },
    ]);
  });

  it('a cancellation by us does not count against the client', () => {
    const before = { cancelled_count: 2, frozen_until: null };
    expect(cancellationsAfter(before, { by: 'us', now, rules })).toEqual(before);
  });

  it('the count of cancellations restarts at zero from the exact moment at which a freeze ends', () => {
    const frozen = { cancelled_count: 3, frozen_until: now };
    expect([cancellationsAt(frozen, now - 1), cancellationsAt(frozen, now)]).toEqual([
      frozen,
      { cancelled_count: 0, frozen_until: null },
    ]);
    expect(cancellationsAfter(frozen, { by: 'client', now, rules })).toEqual({
      cancelled_count: 1,
      frozen_until: null,
    });
  });

  it('cancelling during a freeze does not extend the freeze', () => {
    const frozen = { cancelled_count: 3, frozen_until: now + hourMs };
    expect(cancellationsAfter(frozen, { by: 'client', now, rules })).toEqual(frozen);
  });
});

describe('appointment status of a client', () => {
  const free: AppointmentFacts = {
    is_admin: true,
    is_sandbox: false,
    frozen_until: null,
    has_applied: false,
    last: null,
  };

  it('the appointment status depends on an upcoming appointment, the freeze and the outcome of the last one', () => {
    const last = (status: 'cancelled' | 'kept' | 'no_show', cancelled_by: 'client' | 'us' | null = null) =>
      clientAppointmentStatusOf({ ...free, last: { status, cancelled_by } });
    expect([
      clientAppointmentStatusOf(free),
      clientAppointmentStatusOf({ ...free, has_applied: true }),
      clientAppointmentStatusOf({ ...free, frozen_until: now, last: { status: 'cancelled', cancelled_by: 'client' } }),
      last('cancelled', 'client'),
      last('cancelled', 'us'),
      last('kept'),
      last('no_show'),
    ]).toEqual(['could_apply', 'applied', 'frozen', 'cancelled', 'could_apply', 'kept', 'could_apply']);
  });

  it('booking is refused with one reason, which concerns the account before anything else [APP-02]', () => {
    expect([
      bookingReason(free),
      bookingReason({ ...free, is_admin: false, is_sandbox: true }),
      bookingReason({ ...free, is_sandbox: true, has_applied: true }),
      bookingReason({ ...free, has_applied: true }),
      bookingReason({ ...free, frozen_until: now }),
    ]).toEqual([null, 'main_account_only', 'appointment_sandbox', 'applied', 'appointment_frozen']);
  });
});

it('an appointment begins soon when it is 24 hours away or less', () => {
  const soon = (ms: number) => beginsSoon(new Date(now + ms), new Date(now));
  expect([24 * hourMs + 1, 24 * hourMs, 24 * hourMs - 1, 0].map(soon)).toEqual([false, true, true, true]);
});

it('the call comes ten minutes before an appointment, and bookings open from two hours to 21 days ahead [APP-08]', () => {
  expect([callLeadMinutes, bookingWindow]).toEqual([10, { hours: 2, days: 21 }]);
});
