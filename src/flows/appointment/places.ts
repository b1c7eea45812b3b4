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
