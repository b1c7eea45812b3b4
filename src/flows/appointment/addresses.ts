import type { LeafState } from './view.ts';

/** Each has its own address. */
export type AppointmentPage = 'tip' | 'success' | 'cancel' | 'list' | 'booking';

/** A step of booking or cancelling, shown as the hash of the address. */
export type AppointmentStep = 'questions' | 'category' | 'time' | 'contact' | 'confirm';

interface AppointmentAddress {
  readonly page: AppointmentPage;
  readonly step: AppointmentStep | null;
}

const addressAt = (page: AppointmentPage, step: AppointmentStep | null = null): AppointmentAddress => ({ page, step });

/** Null: the address stays as it is. */
export const addressOfState = {
  reading: null,
  loadFailed: null,
  routing: null,
  childAccount: addressAt('tip'),
  sandbox: addressAt('tip'),
  list: addressAt('list'),
  applied: addressAt('success'),
  'frozen.counting': addressAt('cancel'),
  'frozen.idle': addressAt('cancel'),
  cancelled: addressAt('cancel'),
  beginning: addressAt('booking'),
  questions: addressAt('booking', 'questions'),
  savingAnswers: addressAt('booking', 'questions'),
  category: addressAt('booking', 'category'),
  loadingTimes: addressAt('booking', 'time'),
  timesLoadFailed: addressAt('booking', 'time'),
  time: addressAt('booking', 'time'),
  'contact.routing': addressAt('booking', 'contact'),
  'contact.missing': addressAt('booking', 'contact'),
  'contact.skipped': addressAt('booking', 'contact'),
  'contact.provided': addressAt('booking', 'contact'),
  booking: addressAt('booking', 'contact'),
  moving: addressAt('booking', 'time'),
  limiting: addressAt('cancel', 'confirm'),
  confirming: addressAt('cancel', 'confirm'),
  cancelling: addressAt('cancel', 'confirm'),
  checkingOutcome: null,
} as const satisfies Record<LeafState, AppointmentAddress | null>;
