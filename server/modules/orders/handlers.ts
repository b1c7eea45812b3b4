import { and, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { findOrder } from './admittedOrder.ts';
import { summaryOf } from './present.ts';
import { countOrders, cursorText, readCursor, readDetail, readInBatches, readPayable } from './readOrders.ts';
import { orders } from './tables.ts';

const defaultPageSize = 20;

/** Rate limit per account for lists longer than `rows`: pages load them, but no user turns pages this fast. */
const longListRateLimit = { rows: 1000, rate: { times: 60, seconds: 60 } } as const;

/** Returns the cursor of the next page. */
async function* streamSummaries(db: Database, of: Parameters<typeof readInBatches>[1]) {
  const batches = readInBatches(db, of);
  let step = await batches.next();
  for (; step.done !== true; step = await batches.next()) yield step.value.map((row) => summaryOf(row, of.now));
  return { next: step.value === null ? null : cursorText(step.value) };
}

export const orderHandlers = {
  async orderList({ query, caller }, deps) {
    const { client_id } = caller;
    const after = query.after === undefined ? null : readCursor(query.after);
    if (query.after !== undefined && after === null) {
      return refuse('invalid_request', { fields: [{ path: 'after', problem: 'names no place in the list' }] });
    }
    const now = deps.now();
    const limit = query.page_size ?? defaultPageSize;
    if (limit > longListRateLimit.rows) {
      const wait = deps.load.calls.accounts.take(`long list ${caller.user_id}`, longListRateLimit.rate, now);
      if (wait !== null) return refuse('too_many_requests', { retry_after_seconds: wait });
    }
    const filter = query.status ?? null;
    const counts = await countOrders(deps.db, client_id, now);
    return { kind: 'rows', head: { counts }, rows: streamSummaries(deps.db, { client_id, filter, after, limit, now }) };
  },

  /** An order that the caller may not see is answered like one that does not exist. */
  async orderGet({ query, caller }, deps) {
    const found = await findOrder(deps.db, { ...query, caller });
    if (found === null) return refuse('order_not_found');
    const { now, settings } = deps;
    if (found.as === 'link') return ok(await readPayable(deps.db, found.row, { now: now(), settings }));
    return ok(await readDetail(deps.db, found.row, { is_admin: caller?.is_admin === true, now: now(), settings }));
  },

  async orderByKey({ query, caller }, deps) {
    const [row] = await deps.db
      .select()
      .from(orders)
      .where(
        and(eq(orders.client_id, caller.client_id), or(eq(orders.draft_id, query.draft_id), eq(orders.key, query.key))),
      )
      .orderBy(desc(orders.created_at))
      .limit(1);
    if (row === undefined) return ok({ order: null });
    const at = { is_admin: caller.is_admin, now: deps.now(), settings: deps.settings };
    return ok({ order: await readDetail(deps.db, row, at) });
  },
} satisfies Handlers;
