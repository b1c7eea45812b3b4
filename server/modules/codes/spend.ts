import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Zone } from '#contract/entities/client.ts';
import type { CodePurpose } from '#contract/entities/code.ts';
import { codeLimits } from '#contract/limits.ts';
import { readMobileNumber } from '#contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Holder, type Refused, refuse } from '../../wire/handler.ts';
import { isSameSecret } from '../../wire/secret.ts';
import { codeHash } from './hash.ts';
import { holderName } from './holder.ts';
import { messageCodes } from './tables.ts';

/** A code that a user submits for an action; `key` is the action's. */
export interface HandedInCode {
  readonly purpose: CodePurpose;
  readonly holder: Holder;
  /** Zone in which the code was requested: how to read `mobile`. */
  readonly zone: Zone;
  readonly mobile: string;
  readonly code: string;
  readonly key: string;
}

/** Only `tryCode` makes one. */
export interface TriedCode {
  readonly kind: 'right';
  readonly code_id: string;
  readonly purpose: CodePurpose;
  readonly holder: Holder;
  /** E.164. */
  readonly mobile: string;
  readonly key: string;
}

/** Codes that share their tries: one holder, purpose and number. */
type Codes = Pick<TriedCode, 'purpose' | 'holder' | 'mobile'>;

const among = ({ purpose, holder, mobile }: Codes) =>
  and(eq(messageCodes.holder, holderName(holder)), eq(messageCodes.purpose, purpose), eq(messageCodes.mobile, mobile));

type Row = typeof messageCodes.$inferSelect;

const isValid = ({ ended_at, expires_at }: Row, now: Date): boolean => ended_at === null && expires_at > now;

/** The codes of the last day (older ones are purged), newest first; locked against other sends, tries and spends. */
const lockedCodes = (tx: Database, codes: Codes): Promise<Row[]> =>
  tx.select().from(messageCodes).where(among(codes)).orderBy(desc(messageCodes.sent_at)).for('update');

const wrongTries = (rows: readonly Row[]): number => rows.reduce((sum, { wrong_tries }) => sum + wrong_tries, 0);

/**
 * Tries a code in a transaction before its action's, so that a wrong try is saved even though the action is rejected.
 * Accepts every valid code, not only the newest; all share `codeLimits.tries`. `spendCode` then spends it within the
 * action. A key that has spent a code finds it right again, so that a repeated action gets its first answer.
 */
export function tryCode(
  { purpose, holder, zone, mobile: written, code, key }: HandedInCode,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<TriedCode | Refused> {
  const mobile = readMobileNumber(zone, written);
  if (mobile === null) return Promise.resolve(refuse('mobile_invalid'));
  const codes = { purpose, holder, mobile };
  return deps.db.transaction(async (tx) => {
    const rows = await lockedCodes(tx, codes);
    const isCode = ({ code_id, code_hash }: Row) => isSameSecret(codeHash(code_id, code, deps), code_hash);
    const spent = rows.find((row) => row.spent_by === key && isCode(row));
    if (spent !== undefined) return { kind: 'right', code_id: spent.code_id, ...codes, key };
    const [newest] = rows;
    if (newest === undefined) return refuse('sms_code_missing');
    const now = deps.now();
    const valid = rows.filter((row) => isValid(row, now));
    const tries = wrongTries(valid);
    if (tries >= codeLimits.tries) return refuse('sms_code_exhausted');
    if (valid.length === 0) return refuse('sms_code_expired');
    const right = valid.find(isCode);
    if (right !== undefined) return { kind: 'right', code_id: right.code_id, ...codes, key };
    await tx
      .update(messageCodes)
      .set({ wrong_tries: newest.wrong_tries + 1 })
      .where(eq(messageCodes.code_id, newest.code_id));
    const tries_left = codeLimits.tries - tries - 1;
    return tries_left === 0 ? refuse('sms_code_exhausted') : refuse('sms_code_wrong', { tries_left });
  });
}

/** Ends codes whose tries are used up, so that the next code has all of its tries. */
export async function endExhausted(tx: Database, codes: Codes, { now }: Pick<Deps, 'now'>): Promise<void> {
  const at = now();
  const valid = (await lockedCodes(tx, codes)).filter((row) => isValid(row, at));
  if (wrongTries(valid) >= codeLimits.tries) await end(tx, codes, at);
}

const end = (tx: Database, codes: Codes, at: Date): Promise<unknown> =>
  tx
    .update(messageCodes)
    .set({ ended_at: at })
    .where(and(among(codes), isNull(messageCodes.ended_at)));

/**
 * Spends a right code in the transaction of its action, and with it all others for the same number. Refuses if it has
 * ended since `tryCode`.
 */
export async function spendCode(
  tx: Database,
  { code_id, key, ...codes }: TriedCode,
  { now }: Pick<Deps, 'now'>,
): Promise<Refused | null> {
  const at = now();
  const code = (await lockedCodes(tx, codes)).find((row) => row.code_id === code_id);
  if (code === undefined || !isValid(code, at)) return refuse('sms_code_expired');
  await end(tx, codes, at);
  await tx.update(messageCodes).set({ spent_by: key }).where(eq(messageCodes.code_id, code_id));
  return null;
}
