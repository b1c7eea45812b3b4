import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingStatus, ClientAppointmentStatus, DayPart, Messenger } from '#contract/entities/appointment.ts';

/** The client's booking status. */
export const appointmentStatusLabels = {
  could_apply: msg`booking available`,
  applied: msg`booked`,
  cancelled: msg`cancelled`,
  kept: msg`completed`,
  frozen: msg`booking paused`,
} as const satisfies Record<ClientAppointmentStatus, MessageDescriptor>;

export const bookingStatusLabels = {
  applied: msg`Booked`,
  cancelled: msg`Cancelled`,
  kept: msg`Completed`,
  no_show: msg`Missed`,
} as const satisfies Record<BookingStatus, MessageDescriptor>;

export const messengerLabels = {
  wechat: msg`WeChat`,
  dingtalk: msg`DingTalk`,
} as const satisfies Record<Messenger, MessageDescriptor>;

export const dayPartLabels = {
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
} as const satisfies Record<DayPart, MessageDescriptor>;
