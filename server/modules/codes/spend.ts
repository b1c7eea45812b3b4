import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Zone } from '#contract/entities/client.ts';
import type { CodePurpose } from '#contract/entities/oneTimeCode.ts';
import { codeLimits } from '#contract/limits.ts';
import { readMobileNumber } from '#contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Owner, type Refused, refuse } from '../../wire/handler.ts';
import { isSameSecret } from '../../wire/secret.ts';
import { codeHash } from './hash.ts';
import { ownerKey } from './ownerKey.ts';
import { messageCodes } from './tables.ts';

/** A code that a user submits for an action; `key` is the action's. */
export interface SubmittedCode {
  readonly purpose: CodePurpose;
  readonly holder: Owner;
  /** Zone in which the code was requested: how to read `mobile`. */
  readonly zone: Zone;
  readonly mobile: string;
  readonly code: string;
  readonly key: string;
}

/** Only `tryCode` makes one. */
export interface VerifiedCode {
  readonly kind: 'right';
  readonly code_id: string;
  readonly purpose: CodePurpose;
  readonly holder: Owner;
  /** E.164. */
  readonly mobile: string;
  readonly key: string;
}

/** Codes that share their tries: one holder, purpose and number. */
type CodeGroup = Pick<VerifiedCode, 'purpose' | 'holder' | 'mobile'>;

const isInGroup = ({ purpose, holder, mobile }: CodeGroup) =>
  and(eq(messageCodes.holder, ownerKey(holder)), eq(messageCodes.purpose, purpose), eq(messageCodes.mobile, mobile));

type Row = typeof messageCodes.$inferSelect;

const isValid = ({ ended_at, expires_at }: Row, now: Date): boolean => ended_at === null && expires_at > now;

/** The codes of the last day (older ones are purged), newest first; locked against other sends, tries and spends. */
const lockCodes = (tx: Database, codes: CodeGroup): Promise<Row[]> =>
  tx.select().from(messageCodes).where(isInGroup(codes)).orderBy(desc(messageCodes.sent_at)).for('update');

const countWrongTries = (rows: readonly Row[]): number => rows.reduce((sum, { wrong_tries }) => sum + wrong_tries, 0);

/**
 * Tries a code in a transaction before its action's, so that a wrong try is saved even though the action is rejected.
 * Accepts every valid code, not only the newest; all share `codeLimits.tries`. `spendCode` then spends it within the
 * action. A key that has spent a code finds it right again, so that a repeated action gets its first answer.
 */
export function tryCode(
  { purpose, holder, zone, mobile: written, code, key }: SubmittedCode,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<VerifiedCode | Refused> {
  const mobile = readMobileNumber(zone, written);
  if (mobile === null) return Promise.resolve(refuse('mobile_invalid'));
  const codes = { purpose, holder, mobile };
  return deps.db.transaction(async (tx) => {
    const rows = await lockCodes(tx, codes);
    const isCode = ({ code_id, code_hash }: Row) => isSameSecret(codeHash(code_id, code, deps), code_hash);
    const spent = rows.find((row) => row.spent_by === key && isCode(row));
    if (spent !== undefined) return { kind: 'right', code_id: spent.code_id, ...codes, key };
    const [newest] = rows;
    if (newest === undefined) return refuse('sms_code_missing');
    const now = deps.now();
    const valid = rows.filter((row) => isValid(row, now));
    const tries = countWrongTries(valid);
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
export async function endExhaustedCodes(tx: Database, codes: CodeGroup, { now }: Pick<Deps, 'now'>): Promise<void> {
  const at = now();
  const valid = (await lockCodes(tx, codes)).filter((row) => isValid(row, at));
  if (countWrongTries(valid) >= codeLimits.tries) await endCodes(tx, codes, at);
}

const endCodes = (tx: Database, codes: CodeGroup, at: Date): Promise<unknown> =>
  tx
    .update(messageCodes)
    .set({ ended_at: at })
    .where(and(isInGroup(codes), isNull(messageCodes.ended_at)));

/**
 * Spends a right code in the transaction of its action, and with it all others for the same number. Refuses if it has
 * ended since `tryCode`.
 */
export async function spendCode(
  tx: Database,
  { code_id, key, ...codes }: VerifiedCode,
  { now }: Pick<Deps, 'now'>,
): Promise<Refused | null> {
  const at = now();
  const code = (await lockCodes(tx, codes)).find((row) => row.code_id === code_id);
  if (code === undefined || !isValid(code, at)) return refuse('sms_code_expired');
  await endCodes(tx, codes, at);
  await tx.update(messageCodes).set({ spent_by: key }).where(eq(messageCodes.code_id, code_id));
  return null;
}
