import type { Messenger } from '#contract/entities/appointment.ts';
import type { Language } from '#contract/languages.ts';
import { type Message, msg } from '../../texts/msg.ts';

export type AppointmentNotification = 'booked' | 'moved' | 'cancelled' | 'frozen' | 'cancelled_by_us' | 'reminder';

/** `{calls}` is when the consultant calls. Moments include their time zone. */
const calls = msg('{consultant} calls 10 minutes before it begins, at {calls}.');

export const appointmentMessages = {
  digest: {
    booked: msg('Your appointment is booked'),
    moved: msg('Your appointment has a new time'),
    cancelled: msg('Your appointment is cancelled'),
    frozen: msg('Your appointment is cancelled, and booking is paused'),
    cancelled_by_us: msg('We had to cancel your appointment'),
    reminder: msg('Your appointment begins soon'),
  } satisfies Record<AppointmentNotification, Message>,
  event: {
    booked: msg('“{category}” is booked for {starts}.'),
    moved: msg('“{category}” is now on {starts}.'),
    cancelled: msg('“{category}” on {starts} is cancelled.'),
    frozen: msg('“{category}” on {starts} is cancelled.'),
    cancelled_by_us: msg('We had to cancel “{category}” on {starts}. We are sorry.'),
    reminder: msg('“{category}” begins on {starts}.'),
  } satisfies Record<AppointmentNotification, Message<'category' | 'starts'>>,
  next: {
    booked: calls,
    moved: calls,
    cancelled: msg('You can book another time whenever you like.'),
    frozen: msg('Appointments can be booked again from {until}.'),
    cancelled_by_us: msg('This does not count as a cancellation of yours. Please book another time.'),
    reminder: calls,
  } satisfies Record<AppointmentNotification, Message<'consultant' | 'calls' | 'until'>>,
  page: msg('Appointments'),
  calendar: msg('{site}: {category}'),
  messengers: { wechat: msg('WeChat'), dingtalk: msg('DingTalk') } satisfies Record<Messenger, Message>,
};

/** For Chinese text: puts spaces around a name without Chinese characters. */
export function nameWithin(language: Language, name: string): string {
  const isSpaced = language.startsWith('zh') && !/\p{Script=Han}/u.test(name);
  return isSpaced ? ` ${name} ` : name;
}
