import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { begunHandOver, HandOver } from '#contract/entities/handOver.ts';
import { handOverLimits } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, ok, refuse } from '../../wire/handler.ts';
import { hashOf } from '../../wire/secret.ts';
import type { WantedHandOver } from '../flows/index.ts';
import { type FoundHandOver, findHandOvers, handOverRefusal, viewOf } from './handOverState.ts';
import { handOvers } from './tables.ts';

const minuteMs = 60_000;

/** Four digits derived from the secret; they reveal nothing of it. */
const checkCodeOf = (secret: string): string =>
  String(createHash('sha256').update(`check code ${secret}`).digest().readUInt32BE() % 10_000).padStart(4, '0');

/** Begins a hand-over and ends the open one of the same user, flow, subject and purpose. */
export async function beginHandOver(
  wanted: WantedHandOver & { readonly caller: ClientUser },
  session_hash: string,
  deps: Deps,
): Promise<Answer<z.output<typeof begunHandOver>>> {
  const { caller, flow, subject, purpose } = wanted;
  const refused = await handOverRefusal(wanted, deps);
  if (refused !== null) return refused;
  const secret = deps.secret(256);
  const at = deps.now();
  const row = {
    hand_over_id: deps.secret(96),
    secret_hash: hashOf(secret),
    user_id: caller.user_id,
    session_hash,
    flow,
    subject,
    purpose,
    check_code: checkCodeOf(secret),
    begun_at: at,
    expires_at: new Date(at.getTime() + handOverLimits.codeMinutes * minuteMs),
  };
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`hand-overs of ${caller.user_id}`}))`);
    const same = and(
      eq(handOvers.user_id, caller.user_id),
      eq(handOvers.flow, flow),
      eq(handOvers.subject, subject),
      eq(handOvers.purpose, purpose),
    );
    const isOpen = and(isNull(handOvers.ended_at), isNull(handOvers.done_at));
    await tx.update(handOvers).set({ ended_at: at }).where(and(same, isOpen));
    await tx.insert(handOvers).values(row);
  });
  const found = await findOwnHandOver(row.hand_over_id, caller, deps);
  // Only if the row is gone: a hand-over whose session has ended meanwhile is still found, as `ended`.
  return found === null ? refuse('not_found') : ok({ ...(await viewOf(found, deps)), secret });
}

async function findOwnHandOver(
  hand_over_id: string,
  { user_id }: ClientUser,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<FoundHandOver | null> {
  const own = and(eq(handOvers.hand_over_id, hand_over_id), eq(handOvers.user_id, user_id));
  const [found] = await findHandOvers(deps.db, deps).where(own);
  return found ?? null;
}

export async function readHandOver(id: string, caller: ClientUser, deps: Deps): Promise<Answer<HandOver>> {
  const found = await findOwnHandOver(id, caller, deps);
  return found === null ? refuse('not_found') : ok(await viewOf(found, deps));
}

/** Ends a hand-over, unless the phone has already sent its file: the answer then contains that file. */
export async function endHandOver(id: string, caller: ClientUser, deps: Deps): Promise<Answer<HandOver>> {
  const own = and(eq(handOvers.hand_over_id, id), eq(handOvers.user_id, caller.user_id));
  const isOpen = and(isNull(handOvers.ended_at), isNull(handOvers.done_at));
  await deps.db.update(handOvers).set({ ended_at: deps.now() }).where(and(own, isOpen));
  return readHandOver(id, caller, deps);
}

/** Deletes hand-overs an hour after they expire: no page polls them by then. */
export async function purgeOldHandOvers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const horizon = new Date(now().getTime() - 60 * minuteMs);
  await db.delete(handOvers).where(lte(handOvers.expires_at, horizon));
}
