import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { calls } from '#contract/calls/index.ts';
import type { RegisteredAccount, RegistrationLink, RegistrationRegion } from '#contract/entities/registration.ts';
import { verificationTypeOf } from '#contract/entities/verification.ts';
import { currencyOfRegion, linkProblem } from '#machines/lifecycles/registration.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Owner, ok, type Refused, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { siteOrNetworkOf } from '../../wire/network.ts';
import { hashOf } from '../../wire/secret.ts';
import { holderName } from '../codes/index.ts';
import { addClient, hashPassword, isGuessable, userProfiles } from '../identity/index.ts';
import { registrationScope } from './save.ts';
import { registrationLinks, registrations } from './tables.ts';

type Registration = typeof registrations.$inferSelect;

interface RegistrationLinkState {
  readonly registration: Registration;
  readonly expires_at: Date;
  readonly problem: ReturnType<typeof linkProblem>;
}

const registeredUsers = userProfiles('registered');

/** Null for an unknown secret. Once an address is confirmed, every link to it counts as used. */
async function findLinkState(
  db: Database,
  secret: string,
  { now }: Pick<Deps, 'now'>,
): Promise<RegistrationLinkState | null> {
  const [row] = await db
    .select({ registration: registrations, expires_at: registrationLinks.expires_at, user_id: registeredUsers.user_id })
    .from(registrationLinks)
    .innerJoin(registrations, eq(registrations.registration_id, registrationLinks.registration_id))
    .leftJoin(registeredUsers, eq(registeredUsers.email, registrations.email))
    .where(eq(registrationLinks.link_hash, hashOf(secret)));
  if (row === undefined) return null;
  const { registration, expires_at, user_id } = row;
  const is_registered = registration.confirmed_at !== null || user_id !== null;
  return { registration, expires_at, problem: linkProblem({ expires_at, is_registered }, now()) };
}

export async function readRegistrationLink(secret: string, deps: Deps): Promise<Answer<RegistrationLink>> {
  const standing = await findLinkState(deps.db, secret, deps);
  if (standing === null) return refuse('link_unknown');
  if (standing.problem !== null) return refuse(standing.problem);
  const { region, company_name, email } = standing.registration;
  return ok({ region, company_name, email, expires_at: standing.expires_at.toISOString() });
}

interface ConfirmationRequest {
  readonly secret: string;
  readonly password: string;
  readonly holder: Owner;
  readonly network: string;
  readonly key: string;
}

/** Seconds; longer than it takes to work off a full queue. */
const busyRetrySeconds = 10;

export async function confirmRegistration(
  { secret, password, holder, network, key }: ConfirmationRequest,
  deps: Deps,
): Promise<Answer<RegisteredAccount>> {
  const seen = await findLinkState(deps.db, secret, deps);
  if (seen === null) return refuse('link_unknown');
  // The password must not be part of the saved content: only its hash is stored.
  const intent = { call: calls.registrationConfirm, scope: registrationScope(holder), key, content: hashOf(secret) };
  // A repeated request with the same key gets its saved answer.
  if (seen.problem !== null) return runIdempotently(deps, intent, async () => refuse(seen.problem ?? 'link_used'));
  const hash = await hashNewPassword(password, { registration: seen.registration, network }, deps);
  if (typeof hash !== 'string') return hash;
  return runIdempotently(deps, intent, async (tx) => {
    await tx
      .select({ registration_id: registrations.registration_id })
      .from(registrations)
      .where(eq(registrations.registration_id, seen.registration.registration_id))
      .for('update');
    const standing = await findLinkState(tx, secret, deps);
    if (standing === null) return refuse('link_unknown');
    if (standing.problem !== null) return refuse(standing.problem);
    return makeAccount(tx, { registration: standing.registration, hash, holder }, deps);
  });
}

/** Refuses a password that is easily guessed. Hashing takes time, so requests queue by network. */
async function hashNewPassword(
  password: string,
  { registration, network }: { readonly registration: Registration; readonly network: string },
  { load, settings }: Deps,
): Promise<string | Refused> {
  const { company_name, contact_name, email } = registration;
  if (await isGuessable(password, [company_name, contact_name, email, settings.site_name]))
    return refuse('password_weak');
  const hash = await load.strangers.run(siteOrNetworkOf(network), () => hashPassword(password, settings.password_cost));
  return hash ?? refuse('too_many_requests', { retry_after_seconds: busyRetrySeconds });
}

interface NewAccount {
  readonly registration: Registration;
  readonly hash: string;
  readonly holder: Owner;
}

/** Of two registrations with one address, the first confirmed one creates the account. */
async function makeAccount(
  tx: Database,
  { registration, hash, holder }: NewAccount,
  deps: Deps,
): Promise<Answer<RegisteredAccount>> {
  const { registration_id, region, company_name, contact_name, email, language } = registration;
  const client_id = deps.secret(96);
  const at = deps.now();
  const client = {
    client_id,
    full_name: company_name,
    currency: currencyOfRegion[region],
    use_zone: region,
    is_oversea: true,
    verification_type: verificationTypeOf(region),
    created_at: at,
  };
  const main = {
    user_id: deps.secret(96),
    email,
    password_hash: hash,
    nickname: contact_name,
    real_name: contact_name,
    family_name: '',
    second_name: contact_name,
    user_language: language,
    created_at: at,
  };
  if (!(await addClient(tx, client, main))) return refuse('link_used');
  await tx
    .update(registrations)
    .set({ confirmed_at: at, confirmed_by: holderName(holder), client_id })
    .where(eq(registrations.registration_id, registration_id));
  return ok({ region, company_name, email, confirmed_at: at.toISOString() });
}

const dayMs = 86_400_000;

/** Null unless the holder confirmed one within a day. */
export async function findConfirmedRegistration(
  holder: Owner,
  region: RegistrationRegion,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<RegisteredAccount | null> {
  const own = and(eq(registrations.confirmed_by, holderName(holder)), eq(registrations.region, region));
  const today = gt(registrations.confirmed_at, new Date(now().getTime() - dayMs));
  const [last] = await db
    .select()
    .from(registrations)
    .where(and(own, isNotNull(registrations.confirmed_at), today))
    .orderBy(desc(registrations.confirmed_at))
    .limit(1);
  if (last === undefined || last.confirmed_at === null) return null;
  const { company_name, email, confirmed_at } = last;
  return { region, company_name, email, confirmed_at: confirmed_at.toISOString() };
}
