import type { Messenger } from '#contract/entities/appointment.ts';

/** What users of a client are told of an appointment. */
export type AppointmentTelling = 'booked' | 'moved' | 'cancelled' | 'frozen' | 'cancelled_by_us' | 'reminder';

/** What a message says of an appointment. Moments are written with their time zone. */
export interface ToldAppointment {
  readonly category: string;
  readonly starts: string;
  readonly calls: string;
  readonly consultant: string;
  /** Until when booking is frozen; empty where it is not. */
  readonly until: string;
}

/** The words of one language. */
export interface AppointmentWords {
  readonly digest: Readonly<Record<AppointmentTelling, string>>;
  readonly said: Readonly<Record<AppointmentTelling, (told: ToldAppointment) => string>>;
  /** What comes next. */
  readonly next: Readonly<Record<AppointmentTelling, (told: ToldAppointment) => string>>;
  readonly page: string;
  readonly pair: (name: string, value: string) => string;
  /** What stands between two sentences. */
  readonly gap: string;
  /** What a calendar shows. */
  readonly calendar: (site: string, category: string) => string;
  readonly messengers: Readonly<Record<Messenger, string>>;
}
