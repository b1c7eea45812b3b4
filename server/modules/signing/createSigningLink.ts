import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { signingLinkMinutes } from '#machines/lifecycles/signing.ts';
import type { Deps } from '../../deps.ts';
import { readMadeFile } from '../files/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { SigningRow } from './apply.ts';
import { readEnterpriseIdentity } from './enterprise.ts';
import { pageAddress } from './pageAddress.ts';
import type { SigningProvider } from './provider.ts';
import { signingTasks } from './tables.ts';

interface SigningWithOrder {
  readonly row: SigningRow;
  readonly order: OrderRow;
}

const minuteMs = 60_000;
/** How long a claim lasts: longer than all requests to the provider together take. */
const claimLifetimeMs = 3 * minuteMs;

/**
 * Does nothing if there is a valid address or a concurrent request is creating it. Stores the provider's reference
 * before the next request.
 */
export async function createSigningLink(
  provider: SigningProvider,
  opening: SigningWithOrder,
  deps: Deps,
): Promise<void> {
  const until = new Date(deps.now().getTime() + claimLifetimeMs);
  const claimed = await claimLinkCreation(opening.row, until, deps);
  if (claimed === null) return;
  const ofTask = eq(signingTasks.task_id, claimed.task_id);
  try {
    const reference = claimed.reference ?? (await createAtProvider(provider, { ...opening, row: claimed }, deps));
    if (reference === null) return;
    const link_expires_at = new Date(deps.now().getTime() + signingLinkMinutes * minuteMs);
    const return_to = returnAddressOf(opening.order, deps);
    const address = await provider.addressOf(reference, { link_expires_at, return_to });
    await deps.db.update(signingTasks).set(address).where(ofTask);
  } finally {
    // Only our own claim: after a timeout another request may have one.
    await deps.db
      .update(signingTasks)
      .set({ opening_until: null })
      .where(and(ofTask, eq(signingTasks.opening_until, until)));
  }
}

/** Null if there is a valid address, or if another request has claimed the signing. */
async function claimLinkCreation({ task_id }: SigningRow, until: Date, { db, now }: Deps): Promise<SigningRow | null> {
  const at = now();
  const isFree = or(isNull(signingTasks.opening_until), lte(signingTasks.opening_until, at));
  const lacksLink = or(isNull(signingTasks.link_expires_at), lte(signingTasks.link_expires_at, at));
  const [claimed] = await db
    .update(signingTasks)
    .set({ opening_until: until })
    .where(and(eq(signingTasks.task_id, task_id), isFree, lacksLink))
    .returning();
  return claimed ?? null;
}

/** Null, and cancelled at the provider, if the signing ended meanwhile or another request created it. */
async function createAtProvider(
  provider: SigningProvider,
  { row, order }: SigningWithOrder,
  deps: Deps,
): Promise<string | null> {
  const { task_id, file_id, document, language, expires_at } = row;
  if (file_id === null) throw new Error('a signing is open without its document');
  const { order_no, client_id } = order;
  const signer = await readEnterpriseIdentity(deps.db, client_id, provider.name);
  const file = await readMadeFile(deps, file_id);
  const reference = await provider.create({ task_id, document, language, order_no, signer, file, expires_at });
  const ofTask = eq(signingTasks.task_id, task_id);
  const isStillOpen = and(isNull(signingTasks.reference), inArray(signingTasks.status, ['waiting', 'opened']));
  const kept = await deps.db.update(signingTasks).set({ reference }).where(and(ofTask, isStillOpen)).returning();
  if (kept.length > 0) return reference;
  const [other] = await deps.db.select().from(signingTasks).where(ofTask);
  // The provider may have answered both requests with the same signing.
  if (other?.reference !== reference) await provider.cancel(reference);
  return null;
}

/** It queries the provider when the user returns. */
const returnAddressOf = ({ order_id }: OrderRow, { settings }: Deps): string =>
  pageAddress(settings, `/order/detail/${order_id}/activate`);
