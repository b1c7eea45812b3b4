import type { LeafState } from './view.ts';

/** The pages of appointments, each at an address of its own. */
export type AppointmentPage = 'tip' | 'success' | 'cancel' | 'list' | 'booking';

/** What is done step by step, from a page that it leads back to. */
export type AppointmentStep = 'questions' | 'category' | 'time' | 'contact' | 'confirm';

interface Place {
  readonly page: AppointmentPage;
  /** Null where it is none. */
  readonly step: AppointmentStep | null;
}

const on = (page: AppointmentPage, step: AppointmentStep | null = null): Place => ({ page, step });

/** On which page a state is shown, and at which step it stands; null where the page stays as it is. */
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
