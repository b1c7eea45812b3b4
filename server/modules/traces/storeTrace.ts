import { and, count, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { supportCodeLetters } from '#contract/supportCode.ts';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Owner } from '../../wire/handler.ts';
import { networkPseudonym } from '../../wire/secret.ts';
import { flowTraces } from './tables.ts';

export const hourMs = 3_600_000;
const megabyte = 1024 * 1024;

interface TraceLimits {
  readonly traces: number;
  readonly bytes: number;
}

/** More than a user or network sends to support, little enough for the disk. */
const limitsBySender = {
  user: { anHour: 20, traces: 200, bytes: 20 * megabyte },
  network: { anHour: 60, traces: 600, bytes: 40 * megabyte },
  /** All traces without a session. */
  tabs: { traces: 5000, bytes: 400 * megabyte },
} as const;

interface NewTrace extends Pick<typeof flowTraces.$inferInsert, 'flow' | 'trace' | 'stored_at'> {
  readonly holder: Owner;
  readonly network: string;
}

/**
 * Null if the sender has sent too many within an hour. Beyond the bounds of the sender, or of all senders without an
 * account, the oldest traces are deleted.
 */
export function storeTrace(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>,
  { holder, network, ...about }: NewTrace,
): Promise<string | null> {
  const sender = senderOf(holder, network, deps);
  return deps.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, sender.turn);
    if ((await countRecent(tx, deps.now(), sender.isOwn)) >= sender.most.anHour) return null;
    const code = await write(tx, deps, { ...sender.columns, ...about });
    await purgeOldestTraces(tx, sender.isOwn, sender.most);
    if (holder.kind === 'tab') await purgeOldestTraces(tx, isNotNull(flowTraces.network), limitsBySender.tabs);
    return code;
  });
}

/** A user, or the network of a tab without a session. */
interface Sender {
  readonly columns: Pick<typeof flowTraces.$inferInsert, 'user_id' | 'network'>;
  readonly isOwn: SQL;
  readonly most: TraceLimits & { readonly anHour: number };
  /** Serialises traces of one sender, so that concurrent ones are counted. */
  readonly turn: string;
}

function senderOf(holder: Owner, network: string, { settings }: Pick<Deps, 'settings'>): Sender {
  if (holder.kind === 'user') {
    const { user_id } = holder.user;
    const turn = `traces of ${user_id}`;
    return { columns: { user_id }, isOwn: eq(flowTraces.user_id, user_id), most: limitsBySender.user, turn };
  }
  const mark = networkPseudonym(settings.secret, network);
  const isOwn = eq(flowTraces.network, mark);
  return { columns: { network: mark }, isOwn, most: limitsBySender.network, turn: 'traces of tabs' };
}

async function countRecent(tx: Database, at: Date, isOwn: SQL): Promise<number> {
  const lately = gt(flowTraces.stored_at, new Date(at.getTime() - hourMs));
  const [stored] = await tx.select({ lately: count() }).from(flowTraces).where(and(isOwn, lately));
  return stored?.lately ?? 0;
}

async function purgeOldestTraces(tx: Database, among: SQL, most: TraceLimits): Promise<void> {
  const newestFirst = sql`order by ${flowTraces.stored_at} desc, ${flowTraces.code} desc`;
  const ranked = tx
    .select({
      code: flowTraces.code,
      place: sql<number>`row_number() over (${newestFirst})`.as('place'),
      bytes: sql<number>`sum(octet_length(${flowTraces.trace})) over (${newestFirst})`.as('bytes'),
    })
    .from(flowTraces)
    .where(among)
    .as('ranked');
  const isBeyond = or(gt(ranked.place, most.traces), gt(ranked.bytes, most.bytes));
  await tx
    .delete(flowTraces)
    .where(inArray(flowTraces.code, tx.select({ code: ranked.code }).from(ranked).where(isBeyond)));
}

/** Tries another code if one is in use, which is unlikely among 2^40. */
async function write(
  tx: Database,
  { secret }: Pick<Deps, 'secret'>,
  row: Omit<typeof flowTraces.$inferInsert, 'code'>,
): Promise<string> {
  for (let tries = 0; tries < 3; tries += 1) {
    const code = supportCodeOf(secret(40));
    const [made] = await tx
      .insert(flowTraces)
      .values({ ...row, code })
      .onConflictDoNothing()
      .returning({ code: flowTraces.code });
    if (made !== undefined) return made.code;
  }
  throw new Error('no free support code was found');
}

/** Forty bits (base64url) as a support code, five bits per letter. */
function supportCodeOf(secret: string): string {
  const bits = [...Buffer.from(secret, 'base64url').subarray(0, 5)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => supportCodeLetters[Number.parseInt(five, 2)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
