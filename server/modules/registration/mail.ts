import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { type RegistrationMailed, registrationPages } from '#contract/entities/registration.ts';
import type { Language } from '#contract/languages.ts';
import { registrationLimits } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pagesRoot } from '../../pagesRoot.ts';
import { type Refused, refuse } from '../../wire/handler.ts';
import { hashOf } from '../../wire/secret.ts';
import { findUserByEmail } from '../identity/index.ts';
import { writeMail } from '../outbox/index.ts';
import { confirmMail, knownMail } from './messages.ts';
import { registrationLinks, type registrations } from './tables.ts';

type Registration = typeof registrations.$inferSelect;
type Parts = Pick<Deps, 'now' | 'secret' | 'settings'>;

const dayMs = 86_400_000;
const { linkHours, pauseSeconds, dailyByAddress } = registrationLimits;

/** Mails to one address are written one after the other, so that many at once count as many. */
const inTurn = (tx: Database, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`registrations of ${email}`}))`);

/** Why no mail is sent to an address now, whoever has it sent. To be called in its turn. */
async function reasonAgainst(tx: Database, email: string, { now }: Parts): Promise<Refused | null> {
  const today = gt(registrationLinks.sent_at, new Date(now().getTime() - dayMs));
  const [sent] = await tx
    .select({ mails: count() })
    .from(registrationLinks)
    .where(and(eq(registrationLinks.email, email), today));
  return (sent?.mails ?? 0) >= dailyByAddress ? refuse('mail_daily_limit') : null;
}

/** The seconds until a registration may be mailed once more; null where it may be. */
async function pauseOf(tx: Database, { registration_id }: Registration, { now }: Parts): Promise<number | null> {
  const [last] = await tx
    .select({ sent_at: registrationLinks.sent_at })
    .from(registrationLinks)
    .where(eq(registrationLinks.registration_id, registration_id))
    .orderBy(desc(registrationLinks.sent_at))
    .limit(1);
  const ms = (last?.sent_at.getTime() ?? 0) + pauseSeconds * 1000 - now().getTime();
  return ms > 0 ? Math.ceil(ms / 1000) : null;
}

/** A mail goes to an address that somebody has typed: of what they have called a company it says as much as tells it. */
const longestToldName = 60;

/** The name of a company as a mail tells it: short, and nothing in it becomes a link. */
function toldName(name: string): string {
  const signs = [...name];
  const short = signs.length > longestToldName ? `${signs.slice(0, longestToldName).join('').trimEnd()}…` : name;
  // A word joiner, which nobody sees: programs that read mails take no address across it.
  return short.replace(/[.:/@]/g, '$&\u2060');
}

/**
 * Writes to the address of a registration: by a link it confirms, or it is told that it has an account. Both read and write the same, so
 * that whoever registers learns neither by the answer nor by how long it takes.
 */
export async function mailRegistration(
  tx: Database,
  registration: Registration,
  language: Language,
  deps: Parts,
): Promise<RegistrationMailed | Refused> {
  const { email, registration_id, region, company_name } = registration;
  await inTurn(tx, email);
  const pause = await pauseOf(tx, registration, deps);
  if (pause !== null) return refuse('mail_too_soon', { retry_after_seconds: pause });
  const against = await reasonAgainst(tx, email, deps);
  if (against !== null) return against;
  const user = await findUserByEmail(tx, email);
  const secret = deps.secret(256);
  const at = deps.now();
  const expires_at = new Date(at.getTime() + linkHours * 3_600_000);
  await tx
    .insert(registrationLinks)
    .values({ link_hash: hashOf(secret), registration_id, email, sent_at: at, expires_at });
  const root = pagesRoot(deps.settings);
  const { site_name: site } = deps.settings;
  const link = `${root}${registrationPages[region]}/confirm#${secret}`;
  const mail =
    user === null
      ? confirmMail(language, { site, company: toldName(company_name), link, hours: linkHours })
      : knownMail(language, { site, mall: `${root}/home` });
  await writeMail(tx, { ...mail, address: email, language }, deps);
  return { email, expires_at: expires_at.toISOString(), resend_after_seconds: pauseSeconds };
}
