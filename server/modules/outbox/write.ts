import { lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { sealBody } from './body.ts';
import { outbox } from './tables.ts';

export interface NewMessage extends Pick<typeof outbox.$inferInsert, 'channel' | 'address' | 'language' | 'subject'> {
  readonly body: string;
}

/** Call it in the transaction of the change: messages are sent only if it commits. */
export async function writeMessages(
  tx: Database,
  messages: readonly NewMessage[],
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  if (messages.length === 0) return;
  const at = deps.now();
  const rows = messages.map(({ body, ...message }) => {
    const message_id = deps.secret(96);
    return { ...message, message_id, sealed_body: sealBody(deps, message_id, body), created_at: at, due_at: at };
  });
  await tx.insert(outbox).values(rows);
}

export interface Mail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export const writeMail = (
  tx: Database,
  { subject, paragraphs, ...to }: Mail & Pick<NewMessage, 'address' | 'language'>,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> => writeMessages(tx, [{ channel: 'mail', ...to, subject, body: paragraphs.join('\n\n') }], deps);

const retentionDays = 30;

/** Messages contain personal data. */
export async function purgeOldMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(outbox).where(lte(outbox.created_at, new Date(now().getTime() - retentionDays * 86_400_000)));
}
