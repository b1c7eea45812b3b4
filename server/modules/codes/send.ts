import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { CodePurpose, codeSent } from '#contract/entities/code.ts';
import type { Language } from '#contract/languages.ts';
import { codeLimits } from '#contract/limits.ts';
import { mobileIn } from '#contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import { inTurn } from '../../db/inTurn.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Holder, ok, type Refused, refuse } from '../../wire/handler.ts';
import { once } from '../../wire/idempotency.ts';
import { networkMark } from '../../wire/secret.ts';
import { writeMessages } from '../outbox/write.ts';
import { codeHash } from './hash.ts';
import { holderName } from './holder.ts';
import { tryImage } from './images.ts';
import { captchas, messageCodes } from './tables.ts';
import { codeMessage } from './words.ts';
import { numberBelow } from './work.ts';

/** A code that is asked for. */
export interface CodeRequest {
  readonly call: Call<z.ZodMiniObject, z.ZodMiniObject | null, typeof codeSent>;
  readonly key: string;
  readonly purpose: CodePurpose;
  readonly holder: Holder;
  readonly network: string;
  readonly zone: Zone;
  readonly asked: {
    readonly mobile: string;
    readonly image_code_id: string;
    readonly image_code: string;
    readonly language: Language;
  };
}

const dayMs = 86_400_000;

/** Sends a code to a number of the zone, where an image was answered for it; the same key sends it once. */
export async function sendCode(request: CodeRequest, deps: Deps): Promise<Answer<z.output<typeof codeSent>>> {
  const { call, key, purpose, holder, zone, asked } = request;
  // Nobody could read it.
  if (!deps.settings.demo && deps.settings.sms === null) return refuse('unavailable');
  const mobile = mobileIn(zone, asked.mobile);
  if (mobile === null) return refuse('mobile_invalid');
  const image = await tryImage({ holder, purpose, key, ...asked }, deps);
  if (image.kind === 'refused') return image;
  // The same is asked for in another language where somebody has changed it meanwhile.
  const { language: _, ...content } = asked;
  const intent = { call, scope: `codes of ${holderName(holder)}`, key, content };
  const answer = await once(deps, intent, async (tx) => {
    const network = networkMark(deps.settings.secret, request.network);
    const against = await reasonAgainst(tx, { mobile, network }, deps);
    if (against !== null) return against;
    const now = deps.now();
    const isOpen = and(eq(captchas.captcha_id, image.captcha_id), isNull(captchas.spent_at));
    const spent = await tx.update(captchas).set({ spent_at: now }).where(isOpen).returning();
    if (spent.length === 0) return refuse('image_code_expired');
    return ok(await write(tx, { ...request, mobile, network }, deps));
  });
  if (answer.kind !== 'ok') return answer;
  // An answer that is told again has become older.
  return ok({ ...answer.data, resend_after_seconds: secondsUntil(answer.data.resend_at, deps) });
}

const secondsUntil = (moment: string, { now }: Pick<Deps, 'now'>): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now().getTime()) / 1000));

interface Route {
  readonly mobile: string;
  readonly network: string;
}

/** What stands against sending one more. Numbers and networks take turns, in this order, so that many at once count as many. */
async function reasonAgainst(tx: Database, { mobile, network }: Route, { now }: Deps): Promise<Refused | null> {
  for (const name of [`codes to ${mobile}`, `codes from ${network}`]) {
    await inTurn(tx, name);
  }
  const at = now().getTime();
  const [latest] = await tx
    .select({ sent_at: messageCodes.sent_at })
    .from(messageCodes)
    .where(eq(messageCodes.mobile, mobile))
    .orderBy(desc(messageCodes.sent_at))
    .limit(1);
  const pause = (latest?.sent_at.getTime() ?? 0) + codeLimits.pauseSeconds * 1000 - at;
  if (pause > 0) return refuse('sms_too_soon', { retry_after_seconds: Math.ceil(pause / 1000) });
  const today = gt(messageCodes.sent_at, new Date(at - dayMs));
  const caps = [
    [eq(messageCodes.mobile, mobile), codeLimits.dailyByNumber],
    [eq(messageCodes.network, network), codeLimits.dailyByNetwork],
  ] as const;
  for (const [among, most] of caps) {
    const [sent] = await tx.select({ codes: count() }).from(messageCodes).where(and(among, today));
    if ((sent?.codes ?? 0) >= most) return refuse('sms_daily_limit');
  }
  return null;
}

const digits = 6;

/** Writes a code and its message. It ends what the holder was sent before for the same purpose. */
async function write(tx: Database, { holder, purpose, asked, mobile, network }: CodeRequest & Route, deps: Deps) {
  const now = deps.now();
  const code_id = deps.secret(128);
  const code = String(numberBelow(10 ** digits, deps)).padStart(digits, '0');
  const own = and(eq(messageCodes.holder, holderName(holder)), eq(messageCodes.purpose, purpose));
  await tx
    .update(messageCodes)
    .set({ ended_at: now })
    .where(and(own, isNull(messageCodes.ended_at)));
  const expires_at = new Date(now.getTime() + codeLimits.codeMinutes * 60_000);
  const kept = { code_id, holder: holderName(holder), purpose, mobile, network };
  const code_hash = codeHash(code_id, code, deps);
  await tx.insert(messageCodes).values({ ...kept, code_hash, sent_at: now, expires_at });
  const body = codeMessage(deps.settings.site_name, code, purpose, asked.language);
  const message = { channel: 'sms', address: mobile, language: asked.language, subject: '', body } as const;
  await writeMessages(tx, [message], deps);
  const resend_at = new Date(now.getTime() + codeLimits.pauseSeconds * 1000);
  return {
    resend_at: resend_at.toISOString(),
    resend_after_seconds: codeLimits.pauseSeconds,
    expires_at: expires_at.toISOString(),
  };
}
