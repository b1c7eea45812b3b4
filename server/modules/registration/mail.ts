import { and, count, desc, eq, gt } from 'drizzle-orm';
import { type RegistrationMail, registrationPages } from '#contract/entities/registration.ts';
import type { Language } from '#contract/languages.ts';
import { registrationLimits } from '#contract/limits.ts';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publicPagesRoot } from '../../pagesRoot.ts';
import { type Refused, refuse } from '../../wire/handler.ts';
import { hashOf } from '../../wire/secret.ts';
import { findUserByEmail } from '../identity/index.ts';
import { writeMail } from '../outbox/index.ts';
import { confirmMail, existingAccountMail } from './messages.ts';
import { registrationLinks, type registrations } from './tables.ts';

type Registration = typeof registrations.$inferSelect;
type MailDeps = Pick<Deps, 'now' | 'secret' | 'settings'>;

const dayMs = 86_400_000;
const { linkHours, pauseSeconds, dailyByAddress } = registrationLimits;

/** Serialises mails to one address, so that concurrent ones are counted. */
const lockMailAddress = (tx: Database, email: string) => takeAdvisoryLock(tx, `registrations of ${email}`);

/** The limit applies to the address, not to the holder who requests the mail. Call it after `lockMailAddress`. */
async function mailRefusalOf(tx: Database, email: string, { now }: MailDeps): Promise<Refused | null> {
  const today = gt(registrationLinks.sent_at, new Date(now().getTime() - dayMs));
  const [sent] = await tx
    .select({ mails: count() })
    .from(registrationLinks)
    .where(and(eq(registrationLinks.email, email), today));
  return (sent?.mails ?? 0) >= dailyByAddress ? refuse('mail_daily_limit') : null;
}

/** Seconds until the registration may be mailed again; null if it may be now. */
async function secondsUntilMail(
  tx: Database,
  { registration_id }: Registration,
  { now }: MailDeps,
): Promise<number | null> {
  const [last] = await tx
    .select({ sent_at: registrationLinks.sent_at })
    .from(registrationLinks)
    .where(eq(registrationLinks.registration_id, registration_id))
    .orderBy(desc(registrationLinks.sent_at))
    .limit(1);
  const ms = (last?.sent_at.getTime() ?? 0) + pauseSeconds * 1000 - now().getTime();
  return ms > 0 ? Math.ceil(ms / 1000) : null;
}

/** In characters. A stranger may have typed the name and the address, so the mail quotes little of it. */
const maxQuotedNameLength = 60;

/** Nothing in the result becomes a link in a mail program. */
function quotedName(name: string): string {
  const signs = [...name];
  const short =
    signs.length > maxQuotedNameLength ? `${signs.slice(0, maxQuotedNameLength).join('').trimEnd()}…` : name;
  // A word joiner is invisible; mail programs recognise no address across it.
  return short.replace(/[.:/@]/g, '$&\u2060');
}

/**
 * If the address has an account, the mail says so instead of containing a link. Both cases read and write the same, so
 * that neither the answer nor its duration reveals which one it is.
 */
export async function mailRegistration(
  tx: Database,
  registration: Registration,
  language: Language,
  deps: MailDeps,
): Promise<RegistrationMail | Refused> {
  const { email, registration_id, region, company_name } = registration;
  await lockMailAddress(tx, email);
  const pause = await secondsUntilMail(tx, registration, deps);
  if (pause !== null) return refuse('mail_too_soon', { retry_after_seconds: pause });
  const against = await mailRefusalOf(tx, email, deps);
  if (against !== null) return against;
  const user = await findUserByEmail(tx, email);
  const secret = deps.secret(256);
  const at = deps.now();
  const expires_at = new Date(at.getTime() + linkHours * 3_600_000);
  await tx
    .insert(registrationLinks)
    .values({ link_hash: hashOf(secret), registration_id, email, sent_at: at, expires_at });
  const root = publicPagesRoot(deps.settings);
  const { site_name: site } = deps.settings;
  const link = `${root}${registrationPages[region]}/confirm#${secret}`;
  const mail =
    user === null
      ? confirmMail(language, { site, company: quotedName(company_name), link, hours: linkHours })
      : existingAccountMail(language, { site, mall: `${root}/home` });
  await writeMail(tx, { ...mail, address: email, language }, deps);
  return { email, expires_at: expires_at.toISOString(), resend_after_seconds: pauseSeconds };
}
