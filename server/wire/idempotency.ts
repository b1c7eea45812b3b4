import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Answer, ok, refuse } from './handler.ts';
import { openAnswer, sealAnswer } from './storedAnswer.ts';
import { idempotencyKeys } from './tables.ts';

export interface Intent<C extends Call> {
  readonly call: C;
  /** Keys are unique within it: a user's or a client's id. */
  readonly scope: string;
  readonly key: string;
  /** The request; the same key with other content is rejected. */
  readonly content: unknown;
}

class RollBack extends Error {}

/**
 * Does the work of an intent once. Claims the key in the transaction of the work: a second call with the same key waits
 * for the first and returns its answer. Only the answer as encoded for the wire is stored. A refusal rolls back
 * everything and is not stored.
 */
export async function runIdempotently<C extends Call>(
  deps: Pick<Deps, 'now' | 'settings' | 'secret'> & { readonly db: Database },
  intent: Intent<C>,
  work: (tx: Database) => Promise<Answer<z.output<C['data']>>>,
): Promise<Answer<z.output<C['data']>>> {
  const refused: { answer: Answer<z.output<C['data']>> | null } = { answer: null };
  try {
    return await deps.db.transaction(async (tx) => {
      const stored = await claimKey(tx, deps, intent);
      if (stored !== null) return stored;
      const answer = await work(tx);
      if (answer.kind === 'refused') {
        refused.answer = answer;
        throw new RollBack();
      }
      const told = z.encode<C['data']>(intent.call.data, answer.data);
      await tx
        .update(idempotencyKeys)
        .set({ sealed_answer: sealAnswer(deps, intent, told) })
        .where(isRowOf(intent));
      return answer;
    });
  } catch (cause) {
    if (cause instanceof RollBack && refused.answer !== null) return refused.answer;
    throw cause;
  }
}

const isRowOf = ({ scope, key }: Pick<Intent<Call>, 'scope' | 'key'>) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/** Claims the key (null), or returns the stored answer. The insert waits while another transaction holds the key. */
async function claimKey<C extends Call>(
  tx: Database,
  deps: Pick<Deps, 'now' | 'settings'>,
  intent: Intent<C>,
): Promise<Answer<z.output<C['data']>> | null> {
  const now = deps.now();
  const content_hash = createHash('sha256').update(JSON.stringify(intent.content)).digest('hex');
  const oldest = new Date(now.getTime() - deps.settings.idempotency_hours * 3_600_000);
  await tx.delete(idempotencyKeys).where(and(isRowOf(intent), lt(idempotencyKeys.created_at, oldest)));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope: intent.scope, key: intent.key, call: intent.call.path, content_hash, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [row] = await tx.select().from(idempotencyKeys).where(isRowOf(intent));
  if (row === undefined) throw new Error('an idempotency key vanished while it was claimed');
  if (row.call !== intent.call.path || row.content_hash !== content_hash) return refuse('idempotency_key_reused');
  return ok(z.parse<C['data']>(intent.call.data, openAnswer(deps, row)));
}

export async function purgeOldIdempotencyKeys(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<void> {
  const oldest = new Date(deps.now().getTime() - deps.settings.idempotency_hours * 3_600_000);
  await deps.db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, oldest));
}
