import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Zone } from '#contract/entities/client.ts';
import type { CodePurpose } from '#contract/entities/code.ts';
import { codeLimits } from '#contract/limits.ts';
import { mobileIn } from '#contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Holder, type Refused, refuse } from '../../wire/handler.ts';
import { isSameSecret } from '../../wire/secret.ts';
import { codeHash } from './hash.ts';
import { holderName } from './holder.ts';
import { messageCodes } from './tables.ts';

/** A code that is handed in for something, under the key of that. */
export interface HandedInCode {
  readonly purpose: CodePurpose;
  readonly holder: Holder;
  /** Of which the number is: the one in which the code was asked for. */
  readonly zone: Zone;
  readonly mobile: string;
  readonly code: string;
  readonly key: string;
}

/** A code that was right when it was tried. Only `tryCode` makes one. */
export interface TriedCode {
  readonly kind: 'right';
  readonly code_id: string;
  /** The number to which it was sent, as E.164. */
  readonly mobile: string;
  readonly key: string;
}

/**
 * Tries a code, before the transaction of what it is handed in for: that a wrong one was tried has to last although that is refused.
 * What is right is spent by `spendCode` inside of it. The same key finds a code that it has spent right again, so that what was done
 * is answered again by its own key.
 */
export function tryCode(
  { purpose, holder, zone, mobile: written, code, key }: HandedInCode,
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
): Promise<TriedCode | Refused> {
  const mobile = mobileIn(zone, written);
  if (mobile === null) return Promise.resolve(refuse('mobile_invalid'));
  return deps.db.transaction(async (tx) => {
    const own = and(eq(messageCodes.holder, holderName(holder)), eq(messageCodes.purpose, purpose));
    const [row] = await tx
      .select()
      .from(messageCodes)
      .where(and(own, eq(messageCodes.mobile, mobile)))
      .orderBy(desc(messageCodes.sent_at))
      .limit(1)
      .for('update');
    if (row === undefined) return refuse('sms_code_missing');
    const { code_id, wrong_tries } = row;
    if (wrong_tries >= codeLimits.tries) return refuse('sms_code_exhausted');
    const isOver = row.ended_at !== null || row.expires_at <= deps.now();
    if (isOver && row.spent_by !== key) return refuse('sms_code_expired');
    if (isSameSecret(codeHash(code_id, code, deps), row.code_hash)) return { kind: 'right', code_id, mobile, key };
    await tx
      .update(messageCodes)
      .set({ wrong_tries: wrong_tries + 1 })
      .where(eq(messageCodes.code_id, code_id));
    const tries_left = codeLimits.tries - wrong_tries - 1;
    return tries_left === 0 ? refuse('sms_code_exhausted') : refuse('sms_code_wrong', { tries_left });
  });
}

/** Spends a code that was right, in the transaction of what it was handed in for; refuses where it has ended since. */
export async function spendCode(
  tx: Database,
  { code_id, key }: TriedCode,
  { now }: Pick<Deps, 'now'>,
): Promise<Refused | null> {
  const at = now();
  const isOpen = and(isNull(messageCodes.ended_at), gt(messageCodes.expires_at, at));
  const spent = await tx
    .update(messageCodes)
    .set({ ended_at: at, spent_by: key })
    .where(and(eq(messageCodes.code_id, code_id), isOpen))
    .returning({ code_id: messageCodes.code_id });
  return spent.length === 1 ? null : refuse('sms_code_expired');
}
