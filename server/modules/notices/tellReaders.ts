import { and, eq, or } from 'drizzle-orm';
import { timeZones, zoneLanguages } from '#contract/entities/client.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ownOrigin } from '../../ownOrigin.ts';
import type { Settings } from '../../settings.ts';
import type { OrderRow } from '../orders/present.ts';
import { writeMessages } from '../outbox/write.ts';
import { clients, users } from '../session/tables.ts';
import { notices } from './tables.ts';

/** What is told of an order, in each language. Times are told as in the time zone of the client. */
export interface ToldOfOrder {
  readonly digest: (language: Language) => string;
  /** In one line, for a notice. */
  readonly detail: (language: Language, zone: string) => string;
  /** In paragraphs, for a mail. `root` is the address below which the pages are. */
  readonly mail: (language: Language, zone: string, root: string) => readonly string[];
}

/**
 * Tells the main accounts of a client, and who has placed the order, something of it: by a notice, and by a mail in their language.
 * To be called in the transaction of what is told.
 */
export async function tellReaders(
  tx: Database,
  order: Pick<OrderRow, 'client_id' | 'user_id'>,
  told: ToldOfOrder,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
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
    digest: inAll(told.digest),
    detail: inAll((language) => told.detail(language, zone)),
    time: deps.now(),
  } as const;
  await tx.insert(notices).values(readers.map(({ user_id }) => ({ ...notice, notice_id: deps.secret(96), user_id })));
  const root = rootOf(deps.settings);
  const mails = readers.map(({ email, language: known, zone: region }) => {
    const language = known ?? zoneLanguages[region];
    const body = told.mail(language, zone, root).join('\n\n');
    return { channel: 'mail', address: email, language, subject: notice.digest[language], body } as const;
  });
  await writeMessages(tx, mails, deps);
}

/** The address below which the pages are, as mails lead to them. */
const rootOf = (settings: Settings): string =>
  `${settings.pages.origins[0] ?? ownOrigin(settings)}${settings.pages.base}`;
