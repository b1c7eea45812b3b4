import { timeZones, zoneLanguages } from '#contract/entities/client.ts';
import type { Language, LocalizedText } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { readMainAccounts } from '../identity/index.ts';
import { writeMessages } from '../outbox/index.ts';
import { notices } from './tables.ts';

/** `zone`: the time zone of the client. */
export interface NoticeContent {
  readonly digest: (language: Language) => string;
  readonly line: (language: Language, zone: string) => string;
  /** Below the base path; null for no link. */
  readonly page: string | null;
  readonly paragraphs: (language: Language, zone: string) => readonly string[];
}

interface Readers {
  readonly client_id: string;
  /** Notified in addition to the main accounts. */
  readonly also_user_id?: string;
  readonly category: (typeof notices.$inferInsert)['category'];
}

/** By notice and by mail. Call it in the transaction of the change. */
export async function notifyUsers(
  tx: Database,
  { client_id, also_user_id, category }: Readers,
  message: NoticeContent,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  const readers = await readMainAccounts(tx, { client_id, also_user_id });
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
