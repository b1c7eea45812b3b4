import { and, eq } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from '#contract/languages.ts';
import { callLeadMinutes } from '#machines/lifecycles/appointment.ts';
import type { Deps } from '../../deps.ts';
import { labelledMessage, textIn } from '../../texts/textIn.ts';
import { type Answer, type MainAccount, ok, refuse } from '../../wire/handler.ts';
import { appointmentMessages as messages } from './messages.ts';
import { readBookings } from './readAppointments.ts';
import { appointments } from './tables.ts';

interface CalendarFileRequest {
  readonly appointment_id: string;
  readonly language: Language;
}

/** The iCalendar file of an appointment, in UTC. Importing it again after a change replaces the earlier event. */
export async function makeCalendarFile(
  { appointment_id, language }: CalendarFileRequest,
  { client_id }: MainAccount,
  { db, now, settings: { site_name } }: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<Answer<{ text: string }>> {
  const own = and(eq(appointments.appointment_id, appointment_id), eq(appointments.client_id, client_id));
  const [found] = await readBookings(db).where(own);
  if (found === undefined) return refuse('appointment_not_found');
  const { row, category, consultant } = found;
  const text = textIn(language);
  const summary = text(messages.calendar, { site: site_name, category: category[language] });
  const calendar = ical({ prodId: { company: site_name, product: 'Mall' }, method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${appointment_id}@mallflow`,
    // Calendars ignore a change without a higher number (RFC 5545, 3.8.7.4): cancelling adds one.
    sequence: row.moves + (row.status === 'cancelled' ? 1 : 0),
    start: row.starts_at,
    end: row.ends_at,
    stamp: now(),
    summary,
    description: text(labelledMessage, { name: text(messages.messengers[row.messenger]), value: consultant }),
    status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  event.createAlarm({ trigger: callLeadMinutes * 60, description: summary });
  return ok({ text: calendar.toString() });
}
