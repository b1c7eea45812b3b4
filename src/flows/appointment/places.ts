import type { LeafState } from './view.ts';

/** The pages of appointments, each at an address of its own. */
export type AppointmentPage = 'tip' | 'success' | 'cancel' | 'list' | 'booking';

/** On which page a state is shown; null where the page stays as it is. */
export const pageOf = {
  reading: null,
  unread: null,
  sorting: null,
  childAccount: 'tip',
  sandbox: 'tip',
  list: 'list',
  applied: 'success',
  'frozen.counting': 'cancel',
  'frozen.idle': 'cancel',
  cancelled: 'cancel',
  beginning: 'booking',
  questions: 'booking',
  savingAnswers: 'booking',
  category: 'booking',
  loadingTimes: 'booking',
  timesUnread: 'booking',
  time: 'booking',
  'contact.sorting': 'booking',
  'contact.asked': 'booking',
  'contact.left': 'booking',
  'contact.given': 'booking',
  booking: 'booking',
  moving: 'booking',
  limiting: 'cancel',
  confirming: 'cancel',
  cancelling: 'cancel',
  lookingUp: null,
} as const satisfies Record<LeafState, AppointmentPage | null>;

/** What is done step by step, from a page that it leads back to. */
export type AppointmentStep = 'questions' | 'category' | 'time' | 'contact' | 'confirm';

/** At which step a state stands; null where it is none. */
export const stepOf = {
  reading: null,
  unread: null,
  sorting: null,
  childAccount: null,
  sandbox: null,
  list: null,
  applied: null,
  'frozen.counting': null,
  'frozen.idle': null,
  cancelled: null,
  beginning: null,
  questions: 'questions',
  savingAnswers: 'questions',
  category: 'category',
  loadingTimes: 'time',
  timesUnread: 'time',
  time: 'time',
  'contact.sorting': 'contact',
  'contact.asked': 'contact',
  'contact.left': 'contact',
  'contact.given': 'contact',
  booking: 'contact',
  moving: 'time',
  limiting: 'confirm',
  confirming: 'confirm',
  cancelling: 'confirm',
  lookingUp: null,
} as const satisfies Record<LeafState, AppointmentStep | null>;
