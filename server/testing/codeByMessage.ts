import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../modules/outbox/tables.ts';
import { messagesIn } from './messages.ts';

/** The code in a message. Throws where there is none. */
export function codeIn(body: string): string {
  const [code] = /\d{6}/.exec(body) ?? [];
  if (code === undefined) throw new Error(`there is no code in: ${body}`);
  return code;
}

/** The code that was sent last: to a number, or to anybody. */
export async function codeByMessage(db: Database, address?: string): Promise<string> {
  const isText = eq(outbox.channel, 'sms');
  const sent = await messagesIn(db, address === undefined ? isText : and(isText, eq(outbox.address, address)));
  return codeIn(sent.at(-1)?.body ?? '');
}
