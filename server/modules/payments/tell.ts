import { and, eq, or } from 'drizzle-orm';
import { timeZones, zoneLanguages } from '#contract/entities/client.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ownOrigin } from '../../ownOrigin.ts';
import type { Settings } from '../../settings.ts';
import { notices } from '../notices/tables.ts';
import type { OrderRow } from '../orders/present.ts';
import { writeMessages } from '../outbox/write.ts';
import { clients, users } from '../session/tables.ts';
import { paymentWords } from './words/index.ts';
import type { Telling } from './words/telling.ts';
import { type Facts, tellingText } from './words/tellingText.ts';

/** Who is told of an order, and of what. */
interface Told {
  readonly order: Pick<OrderRow, 'order_id' | 'order_no' | 'client_id' | 'user_id' | 'token'>;
  readonly telling: Telling;
}

/**
 * Tells the main accounts of a client, and who has placed the order, what has become of its payment: by a notice, and by a mail in
 * their language. To be called in the transaction of what is told.
 */
export async function tellClient(
  tx: Database,
  { order, telling }: Told,
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
  const facts: Facts = { order, zone: timeZones[first.zone] ?? 'UTC' };
  const inAll = (of: (language: Language) => string): LocalizedText => ({
    en: of('en'),
    'zh-CN': of('zh-CN'),
    'zh-TW': of('zh-TW'),
    ja: of('ja'),
  });
  const notice = {
    category: 'order',
    digest: inAll((language) => paymentWords[language].digest[telling.kind](order.order_no)),
    detail: inAll((language) => tellingText(language, telling, facts).line),
    time: deps.now(),
  } as const;
  await tx.insert(notices).values(readers.map(({ user_id }) => ({ ...notice, notice_id: deps.secret(96), user_id })));
  const mails = readers.map(({ email, language: known, zone }) => {
    const language = known ?? zoneLanguages[zone];
    const body = mailOf(language, { order, telling }, facts, deps.settings);
    return { channel: 'mail', address: email, language, subject: notice.digest[language], body } as const;
  });
  await writeMessages(tx, mails, deps);
}

/** A mail says it paragraph by paragraph, and leads to where the client goes on. */
function mailOf(language: Language, { order, telling }: Told, facts: Facts, settings: Settings): string {
  const words = paymentWords[language];
  const { paragraphs } = tellingText(language, telling, facts);
  const root = `${settings.pages.origins[0] ?? ownOrigin(settings)}${settings.pages.base}`;
  const page = words.part(words.orderPage, `${root}/order/detail/${order.order_id}`);
  const token = new URLSearchParams({ order_id: order.order_id, token: order.token });
  const link = words.part(words.paymentPage, `${root}/payment?${token}`);
  const passedOn = telling.kind === 'proof_refused' && telling.by_link && telling.until !== null;
  return [...paragraphs, ...(passedOn ? [link] : []), page].join('\n\n');
}
