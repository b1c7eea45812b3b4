import { and, eq, gt, isNull } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { CodePurpose, sentCodeInfo } from '#contract/entities/oneTimeCode.ts';
import type { Language } from '#contract/languages.ts';
import { codeLimits } from '#contract/limits.ts';
import { countryOfMobile, readMobileNumber } from '#contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { logSecurity, type SecurityEvent } from '../../securityLog.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';
import { type Answer, type Owner, ok, type Refused, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { networkPseudonym } from '../../wire/secret.ts';
import { writeMessages } from '../outbox/index.ts';
import { codeHash } from './hash.ts';
import { tryImage } from './images.ts';
import { ownerKey } from './ownerKey.ts';
import { randomBelow } from './proofOfWork.ts';
import { type CodeTarget, checkSendLimits } from './sendLimits.ts';
import { endExhaustedCodes } from './spend.ts';
import { captchas, messageCodes } from './tables.ts';

export interface CodeRequest {
  readonly call: Call<z.ZodMiniObject, z.ZodMiniObject | null, typeof sentCodeInfo>;
  readonly key: string;
  readonly purpose: CodePurpose;
  readonly holder: Owner;
  readonly network: string;
  readonly request_id: string;
  readonly zone: Zone;
  readonly asked: {
    readonly mobile: string;
    readonly image_code_id?: string | undefined;
    readonly image_code?: string | undefined;
    readonly language: Language;
  };
}

/**
 * Sends a code to a number of the zone, once per key. Requires an answered image, or one whose code was sent to the
 * same number within the last `passMinutes`.
 */
export async function sendCode(request: CodeRequest, deps: Deps): Promise<Answer<z.output<typeof sentCodeInfo>>> {
  const { call, key, purpose, holder, zone, asked } = request;
  // Without an SMS gateway, no code would arrive.
  if (!deps.settings.demo && deps.settings.sms === null) return refuse('unavailable');
  const mobile = readMobileNumber(zone, asked.mobile);
  if (mobile === null) return refuse('mobile_invalid');
  if (!isCountryServed(purpose, mobile, deps)) return refuse('sms_country_not_served');
  const pass = await findCaptchaPass(request, mobile, deps);
  if (pass.kind === 'refused') return pass;
  // A repeated request may come in another language.
  const { language: _, ...content } = asked;
  const intent = { call, scope: `codes of ${ownerKey(holder)}`, key, content };
  const spent: SecurityEvent[] = [];
  const answer = await runIdempotently(deps, intent, async (tx) => {
    const route = { purpose, mobile, network: networkPseudonym(deps.settings.secret, request.network) };
    const found = await checkSendLimits(tx, route, deps);
    if (found.kind === 'refused') return found;
    if (pass.kind === 'image' && !(await spendCaptcha(tx, pass.captcha_id, mobile, deps))) {
      return refuse('image_code_expired');
    }
    spent.push(...found.spends);
    return ok(await write(tx, { ...request, ...route }, deps));
  });
  if (answer.kind !== 'ok') return answer;
  for (const event of spent) {
    const account = holder.kind === 'user' ? holder.user.user_id : null;
    const { network, request_id } = request;
    logSecurity(deps.log, { event, account, network, request_id, outcome: 'ok' });
  }
  // A repeated answer is older than when it was stored.
  return ok({ ...answer.data, resend_after_seconds: secondsUntil(answer.data.resend_at, deps) });
}

const secondsUntil = (moment: string, { now }: Pick<Deps, 'now'>): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now().getTime()) / 1000));

/** Registrations go to the numbers of their region; all other codes to the configured countries. */
const isCountryServed = (purpose: CodePurpose, mobile: string, { settings }: Deps): boolean =>
  purpose === 'registration' || settings.sms_codes.countries.includes(countryOfMobile(mobile) ?? '');

/** What permits the code: an answered image, or an earlier one whose code went to this number. */
async function findCaptchaPass(
  { holder, purpose, key, asked }: CodeRequest,
  mobile: string,
  deps: Deps,
): Promise<Refused | { readonly kind: 'image'; readonly captcha_id: string } | { readonly kind: 'before' }> {
  const { image_code_id, image_code } = asked;
  if (image_code_id === undefined || image_code === undefined) {
    const since = new Date(deps.now().getTime() - codeLimits.passMinutes * 60_000);
    const own = and(eq(captchas.holder, ownerKey(holder)), eq(captchas.purpose, purpose));
    const [before] = await deps.db
      .select({ captcha_id: captchas.captcha_id })
      .from(captchas)
      .where(and(own, eq(captchas.mobile, mobile), gt(captchas.spent_at, since)))
      .limit(1);
    return before === undefined ? refuse('captcha_expired') : { kind: 'before' };
  }
  const image = await tryImage({ holder, purpose, key, image_code_id, image_code }, deps);
  return image.kind === 'refused' ? image : { kind: 'image', captcha_id: image.captcha_id };
}

/** False if the captcha was spent already. */
async function spendCaptcha(tx: Database, captcha_id: string, mobile: string, { now }: Pick<Deps, 'now'>) {
  const isOpen = and(eq(captchas.captcha_id, captcha_id), isNull(captchas.spent_at));
  const spent = await tx.update(captchas).set({ spent_at: now(), mobile }).where(isOpen).returning();
  return spent.length > 0;
}

const digits = 6;

/** The code comes first: phones preview the beginning of a message. */
const messages = {
  verification: msg(
    '[{site}] {code} is your company verification code. It expires in {minutes} minutes. Never share it with anyone.',
  ),
  appointment: msg(
    '[{site}] {code} is your appointment booking code. It expires in {minutes} minutes. Never share it with anyone.',
  ),
  registration: msg(
    '[{site}] {code} is your registration code. It expires in {minutes} minutes. Never share it with anyone.',
  ),
};

const codeMessage = (site: string, code: string, purpose: CodePurpose, language: Language): string =>
  textIn(language)(messages[purpose], { site, code, minutes: codeLimits.codeMinutes });

/** Writes a code and its message. Earlier codes stay valid unless their tries are used up. */
async function write(tx: Database, { holder, purpose, asked, mobile, network }: CodeRequest & CodeTarget, deps: Deps) {
  const now = deps.now();
  const code_id = deps.secret(128);
  const code = String(randomBelow(10 ** digits, deps)).padStart(digits, '0');
  await endExhaustedCodes(tx, { holder, purpose, mobile }, deps);
  const expires_at = new Date(now.getTime() + codeLimits.codeMinutes * 60_000);
  const kept = { code_id, holder: ownerKey(holder), purpose, mobile, network };
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
