import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { HandOverState, PhoneHandOver } from '#contract/entities/handOver.ts';
import type { StoredFile } from '#contract/files.ts';
import { handOverLimits } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Owner, ok, type Refused, refuse, type UploadedBytes } from '../../wire/handler.ts';
import { hashOf } from '../../wire/secret.ts';
import { findFile, holderOf, purgeFile, receive } from '../files/index.ts';
import {
  type FoundHandOver,
  findHandOvers,
  handOverRefusal,
  initiatorOf,
  phoneViewOf,
  stateOf,
} from './handOverState.ts';
import { handOvers } from './tables.ts';

const minuteMs = 60_000;

/** Only a tab without a session opens a code: a signed-in user has the account itself. */
const tabHashOf = (holder: Owner): string | null => (holder.kind === 'tab' ? holder.hash : null);

const errorByEnd = {
  done: 'hand_over_done',
  expired: 'hand_over_expired',
  ended: 'hand_over_ended',
} as const satisfies Record<Exclude<HandOverState, 'waiting' | 'opened'>, string>;

function endRefusalOf(state: HandOverState): Refused | null {
  return state === 'waiting' || state === 'opened' ? null : refuse(errorByEnd[state]);
}

/** The refusal by the rules of the flow, checked as the user who began the hand-over. */
async function flowRefusalOf(found: FoundHandOver, deps: Pick<Deps, 'db' | 'flows'>): Promise<Refused | null> {
  const { flow, subject, purpose } = found.row;
  const caller = initiatorOf(found);
  const refused =
    caller === null ? refuse('hand_over_closed') : await handOverRefusal({ caller, flow, subject, purpose }, deps);
  // The phone must not learn which account it is or what that account may do.
  return refused && refuse('hand_over_closed');
}

/** Opens the code of a hand-over for one tab; later tabs are rejected. */
export async function openHandOver(secret: string, holder: Owner, deps: Deps): Promise<Answer<PhoneHandOver>> {
  const tab_hash = tabHashOf(holder);
  if (tab_hash === null) return refuse('hand_over_unknown');
  const secret_hash = hashOf(secret);
  return deps.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(handOvers).where(eq(handOvers.secret_hash, secret_hash)).for('update');
    if (locked === undefined) return refuse('hand_over_unknown');
    // A second tab learns only that the code is taken, not the outcome.
    if (locked.tab_hash !== null && locked.tab_hash !== tab_hash) return refuse('hand_over_taken');
    const found = await findHandOver(tx, deps, locked.hand_over_id);
    const end = endRefusalOf(stateOf(found, deps.now()));
    if (end !== null) return end;
    const closed = await flowRefusalOf(found, { ...deps, db: tx });
    if (closed !== null) return closed;
    if (locked.tab_hash === null) {
      const opened_at = deps.now();
      const expires_at = new Date(opened_at.getTime() + handOverLimits.phoneMinutes * minuteMs);
      await tx
        .update(handOvers)
        .set({ tab_hash, opened_at, expires_at })
        .where(eq(handOvers.hand_over_id, locked.hand_over_id));
    }
    return viewAnswerOf(await findHandOver(tx, deps, locked.hand_over_id), deps);
  });
}

async function findHandOver(db: Database, deps: Deps, hand_over_id: string): Promise<FoundHandOver> {
  const [found] = await findHandOvers(db, deps).where(eq(handOvers.hand_over_id, hand_over_id));
  if (found === undefined) throw new Error('a hand-over was forgotten while it was opened');
  return found;
}

function viewAnswerOf(found: FoundHandOver, { now }: Pick<Deps, 'now'>): Answer<PhoneHandOver> {
  const view = phoneViewOf(found, now());
  return view === null ? refuse('hand_over_unknown') : ok(view);
}

async function findOpenedHandOver(holder: Owner, deps: Deps): Promise<FoundHandOver | null> {
  const tab_hash = tabHashOf(holder);
  if (tab_hash === null) return null;
  const isOpened = and(eq(handOvers.tab_hash, tab_hash), isNotNull(handOvers.opened_at));
  const [found] = await findHandOvers(deps.db, deps).where(isOpened).orderBy(desc(handOvers.opened_at)).limit(1);
  return found ?? null;
}

export async function readOpenedHandOver(holder: Owner, deps: Deps): Promise<Answer<PhoneHandOver>> {
  const found = await findOpenedHandOver(holder, deps);
  return found === null ? refuse('hand_over_unknown') : viewAnswerOf(found, deps);
}

interface PhoneFile {
  readonly holder: Owner;
  readonly key: string;
  readonly name: string;
  readonly bytes: UploadedBytes;
}

/**
 * Stores the one file of a hand-over in the name of the client who began it. The hand-over sets the purpose, not the
 * phone. A retry with the same key gets the same answer; any other file is rejected.
 */
export async function receiveFromPhone({ holder, ...sent }: PhoneFile, deps: Deps): Promise<Answer<StoredFile>> {
  const found = await findOpenedHandOver(holder, deps);
  const caller = found && initiatorOf(found);
  if (found === null || caller === null) return refuse('hand_over_unknown');
  const { purpose, hand_over_id } = found.row;
  // Prefixed, so that a key of the phone never equals a key of the client's own uploads.
  const key = `${hand_over_id} ${sent.key}`;
  const refused = await uploadRefusalOf(found, key, deps);
  if (refused !== null) return refused;
  const about = { ...sent, key, purpose, holder: holderOf(caller), user_id: caller.user_id };
  const answer = await receive(deps, about);
  if (answer.kind !== 'ok') return answer;
  const { file_id } = answer.data;
  const late = await finish(deps, { hand_over_id, file_id, key });
  if (late === null) return answer;
  await purgeFile(deps, file_id);
  return late;
}

/** Checked before and after the upload, as the hand-over and its flow may change meanwhile. */
async function uploadRefusalOf(
  found: FoundHandOver,
  key: string,
  deps: Pick<Deps, 'db' | 'now' | 'flows'>,
): Promise<Refused | null> {
  const state = stateOf(found, deps.now());
  if (state === 'done') return (await isFileOfKey(found, key, deps)) ? null : refuse('hand_over_done');
  return endRefusalOf(state) ?? flowRefusalOf(found, deps);
}

/** Whether the file of a hand-over was sent with this upload key. */
async function isFileOfKey({ row }: FoundHandOver, key: string, { db }: Pick<Deps, 'db'>): Promise<boolean> {
  if (row.file_id === null) return false;
  const file = await findFile(db, row.file_id);
  return file?.upload_key === key;
}

/** A refusal if the hand-over has ended or expired during the upload. */
const finish = (
  deps: Deps,
  { hand_over_id, file_id, key }: { readonly hand_over_id: string; readonly file_id: string; readonly key: string },
): Promise<Refused | null> =>
  deps.db.transaction(async (tx) => {
    const isIt = eq(handOvers.hand_over_id, hand_over_id);
    await tx.select().from(handOvers).where(isIt).for('update');
    const found = await findHandOver(tx, deps, hand_over_id);
    const refused = await uploadRefusalOf(found, key, { ...deps, db: tx });
    if (refused !== null || found.row.done_at !== null) return refused;
    await tx.update(handOvers).set({ done_at: deps.now(), file_id }).where(isIt);
    return null;
  });
