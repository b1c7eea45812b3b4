import type { LeafState } from './view.ts';

/** Each has its own address. */
export type AppointmentPage = 'tip' | 'success' | 'cancel' | 'list' | 'booking';

/** A step of booking or cancelling, shown as the hash of the address. */
export type AppointmentStep = 'questions' | 'category' | 'time' | 'contact' | 'confirm';

interface Place {
  readonly page: AppointmentPage;
  readonly step: AppointmentStep | null;
}

const on = (page: AppointmentPage, step: AppointmentStep | null = null): Place => ({ page, step });

/** Null: the address stays as it is. */
export const placeOf = {
  reading: null,
  unread: null,
  sorting: null,
  childAccount: on('tip'),
  sandbox: on('tip'),
  list: on('list'),
  applied: on('success'),
  'frozen.counting': on('cancel'),
  'frozen.idle': on('cancel'),
  cancelled: on('cancel'),
  beginning: on('booking'),
  questions: on('booking', 'questions'),
  savingAnswers: on('booking', 'questions'),
  category: on('booking', 'category'),
  loadingTimes: on('booking', 'time'),
  timesUnread: on('booking', 'time'),
  time: on('booking', 'time'),
  'contact.sorting': on('booking', 'contact'),
  'contact.asked': on('booking', 'contact'),
  'contact.left': on('booking', 'contact'),
  'contact.given': on('booking', 'contact'),
  booking: on('booking', 'contact'),
  moving: on('booking', 'time'),
  limiting: on('cancel', 'confirm'),
  confirming: on('cancel', 'confirm'),
  cancelling: on('cancel', 'confirm'),
  lookingUp: null,
} as const satisfies Record<LeafState, Place | null>;
