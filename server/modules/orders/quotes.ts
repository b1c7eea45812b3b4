import { isDeepStrictEqual } from 'node:util';
import { and, eq, lt } from 'drizzle-orm';
import type { PriceQuery } from '#contract/calls/product.ts';
import type { Quote } from '#contract/entities/order.ts';
import { selectionOf } from '#machines/lifecycles/selection.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, ok, refuse } from '../../wire/handler.ts';
import { flowDrafts } from '../flows/tables.ts';
import type { PriceContent } from '../pricing/facts.ts';
import { price } from '../pricing/price.ts';
import { readStore } from '../products/store.ts';
import { quotes } from './tables.ts';

const minuteMs = 60_000;

/** Prices what is asked for and keeps the answer under a name, until it expires. */
export async function makeQuote(
  asked: PriceQuery,
  caller: ClientUser,
  deps: Deps,
): Promise<Answer<Quote & { as_of: string }>> {
  const { client_id, user_id } = caller;
  if (asked.client_id !== client_id) return refuse('not_found');
  const [draft] = await deps.db
    .select({ order_id: flowDrafts.order_id, closed_at: flowDrafts.closed_at })
    .from(flowDrafts)
    .where(and(eq(flowDrafts.draft_id, asked.draft_id), eq(flowDrafts.user_id, user_id)));
  if (draft === undefined) return refuse('not_found');
  if (draft.order_id !== null) return refuse('already_placed', { order_id: draft.order_id });
  if (draft.closed_at !== null) return refuse('not_found');

  const now = deps.now();
  const selection = selectionOf(asked);
  const store = await readStore(deps.db, { client_id, now, invite_code: selection.invite_code });
  const pricing = price(selection, store);
  if (pricing.kind === 'refused') {
    const offer = store.types.find(({ type }) => type === selection.order_type);
    return refuse(pricing.error, {
      reasons: [...pricing.reasons, ...(offer?.reasons ?? []).map(({ reason }) => reason)],
    });
  }
  const quote_id = deps.secret(128);
  const expires_at = new Date(now.getTime() + deps.settings.quote_minutes * minuteMs);
  await deps.db.insert(quotes).values({
    quote_id,
    client_id,
    user_id,
    draft_id: asked.draft_id,
    asked,
    content: pricing.content,
    quoted_at: now,
    expires_at,
  });
  return ok({ ...pricing.content, quote_id, expires_at: expires_at.toISOString(), as_of: now.toISOString() });
}

/**
 * Whether two prices are the same to the person who pays. Vouchers that were only listed do not count; one that was
 * used shows in the lines.
 */
export function isSamePrice(one: PriceContent, other: PriceContent): boolean {
  const { vouchers: _one, ...charged } = one;
  const { vouchers: _other, ...chargedNow } = other;
  return isDeepStrictEqual(charged, chargedNow);
}

/** Forgets quotes that have been expired for a day. */
export async function forgetOldQuotes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(quotes).where(lt(quotes.expires_at, new Date(now().getTime() - 24 * 60 * minuteMs)));
}
