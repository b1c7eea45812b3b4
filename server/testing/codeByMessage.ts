import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../modules/outbox/tables.ts';

/** The code in a message. Throws where there is none. */
export function codeIn(body: string): string {
  const [code] = /\d{6}/.exec(body) ?? [];
  if (code === undefined) throw new Error(`there is no code in: ${body}`);
  return code;
}

/** The code that was sent last: to a number, or to anybody. */
export async function codeByMessage(db: Database, address?: string): Promise<string> {
  const isText = eq(outbox.channel, 'sms');
  const [last] = await db
    .select({ body: outbox.body })
    .from(outbox)
    .where(address === undefined ? isText : and(isText, eq(outbox.address, address)))
    .orderBy(desc(outbox.created_at))
    .limit(1);
  return codeIn(last?.body ?? '');
}
