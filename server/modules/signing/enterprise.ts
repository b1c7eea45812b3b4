import { and, eq } from 'drizzle-orm';
import { type SigningAuthorisation, verificationUrl } from '#contract/entities/verification.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, ok, refuse } from '../../wire/handler.ts';
import { clientOf, findAndHoldClient } from '../identity/index.ts';
import { isOrderOfClient } from '../orders/index.ts';
import { pageAddress } from './pageAddress.ts';
import type { EnterpriseIdentity, EnterpriseNotification, SigningProvider } from './provider.ts';
import { nullOnFault } from './syncSigning.ts';
import { enterpriseAuthorisations, type SigningProviderName } from './tables.ts';

type Row = typeof enterpriseAuthorisations.$inferSelect;
type Status = Row['status'];

const dayMs = 86_400_000;
/** The least time between queries of the provider; a waiting page polls more often. */
const queryIntervalMs = 5000;

export async function readEnterpriseIdentity(
  db: Database,
  client_id: string,
  provider: SigningProviderName,
): Promise<EnterpriseIdentity> {
  const { full_name, enterprise_number } = await clientOf(db, { client_id });
  const row = await readRow(db, client_id, provider);
  const reference = row !== null && isAuthorised(row.status) ? row.reference : null;
  return { client_id, full_name, enterprise_number, reference };
}

/** Only an authorisation at the current provider counts. */
export async function isEnterpriseAuthorised(
  { db, signing: provider }: Pick<Deps, 'db' | 'signing'>,
  client_id: string,
): Promise<boolean> {
  const row = provider && (await readRow(db, client_id, provider.name));
  return row !== null && isAuthorised(row.status);
}

/** Null for a row of another provider. */
async function readRow(db: Database, client_id: string, provider: SigningProviderName): Promise<Row | null> {
  const ofClient = eq(enterpriseAuthorisations.client_id, client_id);
  const [row] = await db.select().from(enterpriseAuthorisations).where(ofClient);
  return row?.provider === provider ? row : null;
}

interface EnterpriseUpdate {
  readonly provider: SigningProviderName;
  readonly client_id: string;
  readonly notification: EnterpriseNotification;
}

/** Answers may arrive in any order. */
export function applyEnterpriseNotification(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { provider, client_id, notification }: EnterpriseUpdate,
): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await findAndHoldClient(tx, { client_id })) === null) return;
    const before = await readRow(tx, client_id, provider);
    const status = statusAfter(before?.status ?? 'unauthorized', notification);
    const reference = (notification.kind === 'rejected' ? null : notification.reference) ?? before?.reference ?? null;
    // An earlier authorisation says nothing about its present state, so it is due for a query at once.
    const heard_at = notification.kind === 'exists' ? new Date(0) : now();
    const isDone = status === 'identified' || status === 'unauthorized';
    const { link = null, link_expires_at = null } = isDone ? {} : (before ?? {});
    const row = { provider, status, reference, link, link_expires_at, heard_at };
    await tx
      .insert(enterpriseAuthorisations)
      .values({ client_id, ...row })
      .onConflictDoUpdate({ target: enterpriseAuthorisations.client_id, set: row });
  });
}

const isAuthorised = (status: Status): boolean => status === 'authorized' || status === 'identified';

function statusAfter(before: Status, notification: EnterpriseNotification): Status {
  if (notification.kind === 'rejected') return isAuthorised(before) ? before : 'refused';
  if (notification.kind === 'exists') return isAuthorised(before) ? before : 'authorized';
  if (notification.binding === 'authorized')
    return notification.identity === 'identified' ? 'identified' : 'authorized';
  return isAuthorised(before) ? 'unauthorized' : before;
}

/** Has an address for authorisation unless the enterprise is identified. */
export async function readFadada(
  { client_id, is_admin }: ClientUser,
  deps: Deps,
  activationOf: string | null = null,
): Promise<Answer<SigningAuthorisation>> {
  if (!is_admin) return refuse('fadada_child_account');
  const { signing: provider, db } = deps;
  if (provider === null) return ok({ fadada_status: 'unauthorized', fadada_url: null, fadada_url_expires_at: null });
  const known = await readRow(db, client_id, provider.name);
  const isHeard = known !== null && deps.now().getTime() - known.heard_at.getTime() < queryIntervalMs;
  const isKnown = known?.status === 'identified' || isHeard || (await queryEnterprise(provider, client_id, deps));
  if (!isKnown && known === null) return refuse('unavailable');
  const row = await readRow(db, client_id, provider.name);
  if (row?.status === 'identified') return ok(viewOf(row));
  const isOwn = activationOf !== null && (await isOrderOfClient(db, { client_id, order_id: activationOf }));
  const waiting = isOwn ? activationOf : null;
  // Only a return to an order needs an address of its own.
  if (waiting === null && hasValidLink(row, deps.now())) return ok(viewOf(row));
  const opened = await createAuthorisationLink(provider, client_id, deps, waiting);
  return opened ? ok(viewOf(await readRow(db, client_id, provider.name))) : refuse('unavailable');
}

/** False if the provider gave no certain answer. */
async function queryEnterprise(provider: SigningProvider, client_id: string, deps: Deps): Promise<boolean> {
  const enterprise = await readEnterpriseIdentity(deps.db, client_id, provider.name);
  const standing = await nullOnFault(() => provider.queryEnterprise(enterprise));
  if (standing === null) return false;
  await applyEnterpriseNotification(deps, {
    provider: provider.name,
    client_id,
    notification: { kind: 'stands', ...standing },
  });
  return true;
}

/** Queries the enterprise if no address is needed. False if the provider gave no certain answer. */
async function createAuthorisationLink(
  provider: SigningProvider,
  client_id: string,
  deps: Deps,
  activationOf: string | null,
): Promise<boolean> {
  const enterprise = await readEnterpriseIdentity(deps.db, client_id, provider.name);
  const link_expires_at = new Date(deps.now().getTime() + provider.authorisation_days * dayMs);
  const return_to = await returnAddressOf(client_id, deps, activationOf);
  const answer = await nullOnFault(async () => ({
    address: await provider.authorise(enterprise, { link_expires_at, return_to }),
  }));
  if (answer === null) return false;
  if (answer.address === null) return queryEnterprise(provider, client_id, deps);
  const ofClient = eq(enterpriseAuthorisations.client_id, client_id);
  await deps.db.update(enterpriseAuthorisations).set(answer.address).where(ofClient);
  // Only from `unauthorized`: a notification may have set a later status meanwhile.
  const isNew = and(ofClient, eq(enterpriseAuthorisations.status, 'unauthorized'));
  await deps.db.update(enterpriseAuthorisations).set({ status: 'waiting' }).where(isNew);
  return true;
}

const hasValidLink = (row: Row | null, now: Date): boolean =>
  row !== null && row.link !== null && row.link_expires_at !== null && now < row.link_expires_at;

const viewOf = (row: Row | null): SigningAuthorisation => ({
  fadada_status: row?.status ?? 'unauthorized',
  fadada_url: row?.link ?? null,
  fadada_url_expires_at: row?.link_expires_at?.toISOString() ?? null,
});

/** Leads back to the activation from which the user came. */
async function returnAddressOf(
  client_id: string,
  { db, settings }: Deps,
  activationOf: string | null,
): Promise<string> {
  const { verification_type } = await clientOf(db, { client_id });
  return pageAddress(settings, verificationUrl(verification_type, activationOf));
}
