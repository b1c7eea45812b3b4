import { eq } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { callLeadMinutes } from '#machines/lifecycles/appointment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publicPagesRoot } from '../../pagesRoot.ts';
import { joinSentences, labelledMessage, textIn } from '../../texts/textIn.ts';
import { momentIn, notifyUsers } from '../notices/index.ts';
import { type AppointmentNotification, appointmentMessages as messages, spacedName } from './messages.ts';
import { readBookings } from './readAppointments.ts';
import { appointments } from './tables.ts';

interface NotificationInput {
  readonly appointment_id: string;
  readonly telling: AppointmentNotification;
  /** End of the freeze. */
  readonly until?: Date | null;
  /** The consultant's words to the client. */
  readonly words?: string;
}

/** Notifies the main accounts of a client; call it in the transaction of the change. */
export async function notifyOfAppointment(
  tx: Database,
  { appointment_id, telling, until = null, words: said = '' }: NotificationInput,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const [found] = await readBookings(tx).where(eq(appointments.appointment_id, appointment_id));
  if (found === undefined) throw new Error('an appointment that is told of is not there');
  const { row, category, consultant } = found;
  const calls_at = new Date(row.starts_at.getTime() - callLeadMinutes * 60_000);
  const sentences = (language: Language, zone: string): readonly string[] => {
    const text = textIn(language);
    const event = { category: category[language], starts: momentIn(language, row.starts_at, zone) };
    const next = {
      calls: momentIn(language, calls_at, zone),
      consultant: spacedName(language, consultant),
      until: until === null ? '' : momentIn(language, until, zone),
    };
    return [text(messages.event[telling], event), ...(said === '' ? [] : [said]), text(messages.next[telling], next)];
  };
  const message = {
    page: '/appointment-list',
    digest: (language: Language) => textIn(language)(messages.digest[telling]),
    line: (language: Language, zone: string) => joinSentences(language, sentences(language, zone)),
    paragraphs: (language: Language, zone: string) => {
      const text = textIn(language);
      const address = `${publicPagesRoot(deps.settings)}/appointment-list`;
      return [...sentences(language, zone), text(labelledMessage, { name: text(messages.page), value: address })];
    },
  };
  await notifyUsers(tx, { client_id: row.client_id, category: 'system' }, message, deps);
}
