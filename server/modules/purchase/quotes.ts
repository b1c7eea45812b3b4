import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { PriceQuery } from '#contract/calls/product.ts';
import type { Quote } from '#contract/entities/order.ts';
import { selectionOf } from '#machines/lifecycles/selection.ts';
import { takeAdvisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, ok, refuse } from '../../wire/handler.ts';
import { findDraft } from '../flows/index.ts';
import { priceSelection, quoteEnd } from '../pricing/index.ts';
import { readStore } from '../products/index.ts';
import { quotes } from './tables.ts';

const dayMs = 86_400_000;

export async function makeQuote(
  asked: PriceQuery,
  caller: ClientUser,
  deps: Deps,
): Promise<Answer<Quote & { as_of: string }>> {
  const { client_id, user_id } = caller;
  if (asked.client_id !== client_id) return refuse('not_found');
  const draft = await findDraft(deps.db, { draft_id: asked.draft_id, user_id });
  if (draft === null) return refuse('not_found');
  if (draft.order_id !== null) return refuse('already_placed', { order_id: draft.order_id });
  if (draft.closed_at !== null) return refuse('not_found');

  const now = deps.now();
  const selection = selectionOf(asked);
  const store = await readStore(deps.db, { client_id, now, invite_code: selection.invite_code });
  const pricing = priceSelection(selection, store);
  if (pricing.kind === 'refused') {
    const offer = store.types.find(({ type }) => type === selection.order_type);
    const fields = pricing.fields.map((path) => ({ path, problem: 'is not chosen with this order type' }));
    return refuse(pricing.error, {
      reasons: [...pricing.reasons, ...(offer?.reasons ?? []).map(({ reason }) => reason)],
      ...(fields.length > 0 && { fields }),
    });
  }
  const quote_id = deps.secret(128);
  const expires_at = quoteEnd(now, deps.settings.quote_minutes);
  const row = { quote_id, client_id, user_id, draft_id: asked.draft_id, asked, quoted_at: now, expires_at };
  await deps.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `quotes of ${user_id}`);
    await tx.insert(quotes).values({ ...row, content: pricing.content });
    await purgeOldestQuotes(tx, row);
  });
  return ok({ ...pricing.content, quote_id, expires_at: expires_at.toISOString(), as_of: now.toISOString() });
}

/** Upper bound on live quotes per user. */
const maxPerUser = 200;

/** Never deletes the new quote. */
async function purgeOldestQuotes(
  tx: Database,
  { quote_id, user_id }: Pick<typeof quotes.$inferSelect, 'quote_id' | 'user_id'>,
): Promise<void> {
  const oldest = tx
    .select({ quote_id: quotes.quote_id })
    .from(quotes)
    .where(and(eq(quotes.user_id, user_id), ne(quotes.quote_id, quote_id)))
    .orderBy(desc(quotes.quoted_at), desc(quotes.quote_id))
    .offset(maxPerUser - 1);
  await tx.delete(quotes).where(inArray(quotes.quote_id, oldest));
}

/** Deletes quotes a day after they expire. */
export async function purgeOldQuotes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(quotes).where(lt(quotes.expires_at, new Date(now().getTime() - dayMs)));
}
