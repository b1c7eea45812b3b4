import { and, eq, type SQL } from 'drizzle-orm';
import { timeZones, zoneLanguages } from '#contract/entities/client.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { clients, users } from '../identity/tables.ts';
import { writeMessages } from '../outbox/index.ts';
import { notices } from './tables.ts';

/** What is told, in every language. `zone` is in which the client reads times. */
export interface Message {
  readonly digest: (language: Language) => string;
  readonly line: (language: Language, zone: string) => string;
  /** The page of the mall to which the notice links, below the base path; null where there is none. */
  readonly page: string | null;
  /** A mail says it paragraph by paragraph. */
  readonly paragraphs: (language: Language, zone: string) => readonly string[];
}

interface Readers {
  readonly client_id: string;
  /** Which of the client's users are told. */
  readonly among: SQL | undefined;
  readonly category: (typeof notices.$inferInsert)['category'];
}

/** Tells users of a client something: by a notice, and by a mail in their language. To be called in the transaction of what is told. */
export async function tellUsers(
  tx: Database,
  { client_id, among, category }: Readers,
  message: Message,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const readers = await tx
    .select({ user_id: users.user_id, email: users.email, language: users.user_language, zone: clients.use_zone })
    .from(users)
    .innerJoin(clients, eq(clients.client_id, users.client_id))
    .where(and(eq(users.client_id, client_id), among));
  const [first] = readers;
  if (first === undefined) return;
  const zone = timeZones[first.zone] ?? 'UTC';
  const inAll = (of: (language: Language) => string): LocalizedText => ({
    en: of('en'),
    'zh-CN': of('zh-CN'),
    'zh-TW': of('zh-TW'),
    ja: of('ja'),
  });
  const notice = {
    category,
    digest: inAll(message.digest),
    detail: inAll((language) => message.line(language, zone)),
    time: deps.now(),
    page: message.page,
  } as const;
  await tx.insert(notices).values(readers.map(({ user_id }) => ({ ...notice, notice_id: deps.secret(96), user_id })));
  const mails = readers.map(({ email, language: known, zone: region }) => {
    const language = known ?? zoneLanguages[region];
    const body = message.paragraphs(language, zone).join('\n\n');
    return { channel: 'mail', address: email, language, subject: notice.digest[language], body } as const;
  });
  await writeMessages(tx, mails, deps);
}
