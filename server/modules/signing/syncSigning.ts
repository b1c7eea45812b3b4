import { and, asc, eq, inArray, lt, lte, or } from 'drizzle-orm';
import { isToBeSigned } from '#machines/lifecycles/signing.ts';
import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/requestProvider.ts';
import { type ClientUser, type Refused, refuse } from '../../wire/handler.ts';
import { findOrder } from '../orders/index.ts';
import { applySigning, type SigningRow } from './apply.ts';
import type { SigningState } from './provider.ts';
import { signingTasks } from './tables.ts';

/** Cancels an expired signing at the provider. */
export async function syncSigning(deps: Deps, row: SigningRow): Promise<void> {
  const { signing: provider } = deps;
  if (provider === null || provider.name !== row.provider || !isToBeSigned(row.status)) return;
  const { task_id, reference } = row;
  const isOver = deps.now() >= row.expires_at;
  const ask = isOver ? provider.cancel : provider.query;
  // A signing without a reference was never shown to a signer.
  const standing = reference === null ? 'absent' : await nullOnFault(() => ask(reference));
  if (standing !== null) await applySigning(deps, { task_id, standing: withoutExpiryCancellation(standing, isOver) });
}

/** A signing that was cancelled because it expired was not cancelled by a user. */
const withoutExpiryCancellation = (standing: SigningState, isOver: boolean): SigningState =>
  isOver && standing === 'cancelled' ? 'absent' : standing;

/** Null if the provider gave no certain answer. */
export async function nullOnFault<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ProviderFault) return null;
    throw cause;
  }
}

/** Upper bound on concurrent queries. */
const maxConcurrent = 20;
const requeryAfterMs = 60_000;

/**
 * Queries signings without news for a minute. Updating `heard_at` claims a signing, so that only one of several
 * processes queries it.
 */
export async function watchSignings(deps: Deps): Promise<void> {
  const now = deps.now();
  const isSilent = lte(signingTasks.heard_at, new Date(now.getTime() - requeryAfterMs));
  const hasJustExpired = and(lte(signingTasks.expires_at, now), lt(signingTasks.heard_at, signingTasks.expires_at));
  const due = await deps.db
    .select()
    .from(signingTasks)
    .where(and(inArray(signingTasks.status, ['waiting', 'opened']), or(isSilent, hasJustExpired)))
    .orderBy(asc(signingTasks.heard_at))
    .limit(maxConcurrent);
  for (const row of due) {
    const asIs = and(eq(signingTasks.task_id, row.task_id), eq(signingTasks.heard_at, row.heard_at));
    const claimed = await deps.db.update(signingTasks).set({ heard_at: now }).where(asIs).returning();
    if (claimed.length > 0) await syncSigning(deps, row);
  }
}

interface SigningToCheck {
  readonly order_id: string;
  readonly task_id: string;
  readonly caller: ClientUser;
}

/** Answers a refusal, or null once the provider's answer is stored. */
export async function checkSigning({ order_id, task_id, caller }: SigningToCheck, deps: Deps): Promise<Refused | null> {
  if (!caller.is_admin) return refuse('fadada_child_account');
  const found = await findOrder(deps.db, { order_id, caller });
  if (found === null) return refuse('order_not_found');
  const ofOrder = and(eq(signingTasks.task_id, task_id), eq(signingTasks.order_id, order_id));
  const [row] = await deps.db.select().from(signingTasks).where(ofOrder);
  if (row === undefined) return refuse('not_found');
  await syncSigning(deps, row);
  return null;
}
