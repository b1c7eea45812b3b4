import { eq } from 'drizzle-orm';
import type { HandOver, HandOverState, PhoneHandOver } from '#contract/entities/handOver.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type ClientUser, type Refused, refuse } from '../../wire/handler.ts';
import { findFile, storedFileOf } from '../files/index.ts';
import type { WantedHandOver } from '../flows/index.ts';
import { type User, userProfiles } from '../identity/index.ts';
import { liveSessions } from '../session/index.ts';
import { handOvers } from './tables.ts';

export type HandOverRow = typeof handOvers.$inferSelect;

/** A hand-over; `session` is null once the session that began it has ended. */
export interface FoundHandOver {
  readonly row: HandOverRow;
  readonly session: string | null;
  readonly user: Pick<User, 'user_id' | 'client_id' | 'is_admin' | 'role'>;
}

const initiators = userProfiles('beginners');
const initiatorColumns = {
  user_id: initiators.user_id,
  client_id: initiators.client_id,
  is_admin: initiators.is_admin,
  role: initiators.role,
};

export function findHandOvers(db: Database, deps: Pick<Deps, 'now' | 'settings'>) {
  const live = liveSessions(deps);
  return db
    .select({ row: handOvers, session: live.token_hash, user: initiatorColumns })
    .from(handOvers)
    .innerJoin(initiators, eq(initiators.user_id, handOvers.user_id))
    .leftJoin(live, eq(live.token_hash, handOvers.session_hash))
    .$dynamic();
}

export function stateOf({ row, session }: Pick<FoundHandOver, 'row' | 'session'>, now: Date): HandOverState {
  if (row.done_at !== null) return 'done';
  if (row.ended_at !== null || session === null) return 'ended';
  if (row.expires_at <= now) return 'expired';
  return row.tab_hash === null ? 'waiting' : 'opened';
}

/** The user who began it, with today's rights. Null if no longer a user of a client. */
export function initiatorOf({ user }: Pick<FoundHandOver, 'user'>): ClientUser | null {
  const { user_id, client_id, is_admin, role } = user;
  return role === 'client' && client_id !== null ? { user_id, client_id, is_admin, role } : null;
}

const secondsLeft = ({ expires_at }: HandOverRow, now: Date): number =>
  Math.max(0, Math.floor((expires_at.getTime() - now.getTime()) / 1000));

export async function viewOf(found: FoundHandOver, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<HandOver> {
  const { row } = found;
  const at = now();
  const file = row.file_id === null ? null : await findFile(db, row.file_id);
  return {
    hand_over_id: row.hand_over_id,
    state: stateOf(found, at),
    check_code: row.check_code,
    seconds_left: secondsLeft(row, at),
    file: file && storedFileOf(file),
  };
}

/** A hand-over as the phone sees it; null while none has opened it. */
export function phoneViewOf(found: FoundHandOver, now: Date): PhoneHandOver | null {
  const state = stateOf(found, now);
  if (state === 'waiting') return null;
  const { purpose, check_code } = found.row;
  return { state, purpose, check_code, seconds_left: secondsLeft(found.row, now) };
}

/** Check again at each step: the flow may move on meanwhile. */
export async function handOverRefusal(
  wanted: WantedHandOver,
  { db, flows }: Pick<Deps, 'db' | 'flows'>,
): Promise<Refused | null> {
  const access = flows.get(wanted.flow);
  if (access?.handOver === undefined || !(await access.user(wanted.subject, wanted.caller, { db })))
    return refuse('hand_over_closed');
  const code = await access.handOver(wanted, { db });
  return code === null ? null : refuse(code);
}
