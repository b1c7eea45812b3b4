import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { openBody } from './body.ts';
import { type Channel, channels, outbox } from './tables.ts';

type Row = typeof outbox.$inferSelect;

export interface OutgoingMessage extends Pick<Row, 'message_id' | 'address' | 'language' | 'subject'> {
  readonly body: string;
}

/** Rejects if the message was not accepted for delivery. */
export type Sender = (message: OutgoingMessage) => Promise<void>;

/** Messages of a channel without a sender stay in the outbox. */
export type Senders = Readonly<Partial<Record<Channel, Sender>>>;

const [minuteMs, dayMs] = [60_000, 86_400_000];

/** In milliseconds: a minute, times four each time, at most six hours. */
const retryDelayAfter = (attempts: number): number => Math.min(4 ** (attempts - 1) * minuteMs, 6 * 60 * minuteMs);

/**
 * One process at a time takes a message and retries at growing pauses until it is a day old. This process never sends a
 * delivered message again, even if storing the delivery failed.
 */
export function createOutboxWorker(
  { db, now, log, settings }: Pick<Deps, 'db' | 'now' | 'log' | 'settings'>,
  senders: Senders,
): () => Promise<void> {
  const served = channels.filter((channel) => senders[channel] !== undefined);
  const handedOver = new Set<string>();
  let underWay: Promise<void> | null = null;

  /** No other process takes the message before its next attempt is due. */
  const take = (): Promise<Row | null> =>
    db.transaction(async (tx) => {
      const at = now();
      const isDue = and(lte(outbox.due_at, at), inArray(outbox.channel, served));
      const first = tx.select().from(outbox).where(isDue).orderBy(asc(outbox.due_at), asc(outbox.message_id)).limit(1);
      const [row] = await first.for('update', { skipLocked: true });
      if (row === undefined) return null;
      const attempts = row.attempts + 1;
      const due_at = new Date(at.getTime() + retryDelayAfter(attempts));
      const taken = { attempts, due_at };
      await tx.update(outbox).set(taken).where(eq(outbox.message_id, row.message_id));
      return { ...row, ...taken };
    });

  const end = async (row: Row, sent_at: Date | null) => {
    await db.update(outbox).set({ due_at: null, sent_at }).where(eq(outbox.message_id, row.message_id));
    const { message_id, channel, attempts } = row;
    log(sent_at === null ? 'message-given-up' : 'message-sent', { message_id, channel, attempts });
  };

  const deliver = async (row: Row) => {
    const { message_id, channel, attempts, created_at, due_at } = row;
    const dies = created_at.getTime() + dayMs;
    if (handedOver.has(message_id)) await end(row, now());
    else if (dies <= now().getTime()) await end(row, null);
    else {
      try {
        const { address, language, subject } = row;
        const body = openBody(settings.personal_data_keys, row);
        await senders[channel]?.({ message_id, address, language, subject, body });
      } catch (cause) {
        log('message-failed', { message_id, channel, attempts, code: errorCodeOf(cause) });
        if (dies <= (due_at?.getTime() ?? 0)) await end(row, null);
        return;
      }
      handedOver.add(message_id);
      await end(row, now());
    }
    handedOver.delete(message_id);
  };

  const sendAll = async () => {
    for (let row = await take(); row !== null; row = await take()) await deliver(row);
  };

  return () => {
    if (served.length === 0) return Promise.resolve();
    underWay ??= sendAll().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** The code only: the message of an error can contain an address. */
const errorCodeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
