import type { Messenger } from '#contract/entities/appointment.ts';
import type { Language } from '#contract/languages.ts';
import { type Message, msg } from '../../texts/msg.ts';

export type AppointmentNotification = 'booked' | 'moved' | 'cancelled' | 'frozen' | 'cancelled_by_us' | 'reminder';

/** `{calls}` is when the consultant calls. Moments include their time zone. */
const callMessage = msg('{consultant} will call you 10 minutes before it starts, at {calls}.');

export const appointmentMessages = {
  digest: {
    booked: msg('Your appointment is booked'),
    moved: msg('Your appointment was rescheduled'),
    cancelled: msg('Your appointment is cancelled'),
    frozen: msg('Your appointment is cancelled and booking is paused'),
    cancelled_by_us: msg('We had to cancel your appointment'),
    reminder: msg('Your appointment starts soon'),
  } satisfies Record<AppointmentNotification, Message>,
  event: {
    booked: msg('“{category}” is booked for {starts}.'),
    moved: msg('“{category}” is now booked for {starts}.'),
    cancelled: msg('“{category}” on {starts} is cancelled.'),
    frozen: msg('“{category}” on {starts} is cancelled.'),
    cancelled_by_us: msg('We’re sorry, but we had to cancel “{category}” on {starts}.'),
    reminder: msg('“{category}” starts on {starts}.'),
  } satisfies Record<AppointmentNotification, Message<'category' | 'starts'>>,
  next: {
    booked: callMessage,
    moved: callMessage,
    cancelled: msg('You can book a new time whenever you like.'),
    frozen: msg('You can book again from {until}.'),
    cancelled_by_us: msg('This doesn’t count as one of your cancellations. Book a new time that suits you.'),
    reminder: callMessage,
  } satisfies Record<AppointmentNotification, Message<'consultant' | 'calls' | 'until'>>,
  page: msg('Appointments'),
  calendar: msg('{site}: {category}'),
  messengers: { wechat: msg('WeChat'), dingtalk: msg('DingTalk') } satisfies Record<Messenger, Message>,
};

/** For Chinese text: puts spaces around a name without Chinese characters. */
export function spacedName(language: Language, name: string): string {
  const isSpaced = language.startsWith('zh') && !/\p{Script=Han}/u.test(name);
  return isSpaced ? ` ${name} ` : name;
}
