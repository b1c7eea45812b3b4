import type { AppointmentWords, ToldAppointment } from './telling.ts';

const calls = ({ calls: at, consultant }: ToldAppointment) =>
  `${consultant} calls 10 minutes before it begins, at ${at}.`;

export const en: AppointmentWords = {
  digest: {
    booked: 'Your appointment is booked',
    moved: 'Your appointment has a new time',
    cancelled: 'Your appointment is cancelled',
    frozen: 'Your appointment is cancelled, and booking is paused',
    cancelled_by_us: 'We had to cancel your appointment',
    reminder: 'Your appointment begins soon',
  },
  said: {
    booked: ({ category, starts }) => `“${category}” is booked for ${starts}.`,
    moved: ({ category, starts }) => `“${category}” is now on ${starts}.`,
    cancelled: ({ category, starts }) => `“${category}” on ${starts} is cancelled.`,
    frozen: ({ category, starts }) => `“${category}” on ${starts} is cancelled.`,
    cancelled_by_us: ({ category, starts }) => `We had to cancel “${category}” on ${starts}. We are sorry.`,
    reminder: ({ category, starts }) => `“${category}” begins on ${starts}.`,
  },
  next: {
    booked: calls,
    moved: calls,
    cancelled: () => 'You can book another time whenever you like.',
    frozen: ({ until }) => `Appointments can be booked again from ${until}.`,
    cancelled_by_us: () => 'This does not count as a cancellation of yours. Please book another time.',
    reminder: calls,
  },
  page: 'Appointments',
  pair: (name, value) => `${name}: ${value}`,
  gap: ' ',
  calendar: (site, category) => `${site}: ${category}`,
  messengers: { wechat: 'WeChat', dingtalk: 'DingTalk' },
};
