import { and, eq, or } from 'drizzle-orm';
import { timeZones, zoneLanguages } from '#contract/entities/client.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ownOrigin } from '../../ownOrigin.ts';
import type { Settings } from '../../settings.ts';
import { notices } from '../notices/tables.ts';
import { writeMessages } from '../outbox/write.ts';
import { clients, users } from '../session/tables.ts';
import type { OrderRow } from './present.ts';

/** Of an order: who is told of it. */
export type ToldOrder = Pick<OrderRow, 'order_id' | 'order_no' | 'client_id' | 'user_id' | 'token'>;

/** What is told, in every language. `zone` is in which the client reads times. */
interface Message {
  readonly digest: (language: Language) => string;
  readonly line: (language: Language, zone: string) => string;
  /** A mail says it paragraph by paragraph. */
  readonly paragraphs: (language: Language, zone: string) => readonly string[];
}

/**
 * Tells the main accounts of a client, and who has placed the order, of something: by a notice, and by a mail in their language. To be
 * called in the transaction of what is told.
 */
export async function tellReaders(
  tx: Database,
  order: ToldOrder,
  message: Message,
  deps: Pick<Deps, 'now' | 'secret'>,
): Promise<void> {
  const isTold = or(eq(users.is_admin, true), eq(users.user_id, order.user_id));
  const readers = await tx
    .select({ user_id: users.user_id, email: users.email, language: users.user_language, zone: clients.use_zone })
    .from(users)
    .innerJoin(clients, eq(clients.client_id, users.client_id))
    .where(and(eq(users.client_id, order.client_id), isTold));
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
    category: 'order',
    digest: inAll(message.digest),
    detail: inAll((language) => message.line(language, zone)),
    time: deps.now(),
  } as const;
  await tx.insert(notices).values(readers.map(({ user_id }) => ({ ...notice, notice_id: deps.secret(96), user_id })));
  const mails = readers.map(({ email, language: known, zone: region }) => {
    const language = known ?? zoneLanguages[region];
    const body = message.paragraphs(language, zone).join('\n\n');
    return { channel: 'mail', address: email, language, subject: notice.digest[language], body } as const;
  });
  await writeMessages(tx, mails, deps);
}

/** Where the pages are, for links in mails. */
export const pagesRoot = (settings: Settings): string =>
  `${settings.pages.origins[0] ?? ownOrigin(settings)}${settings.pages.base}`;
