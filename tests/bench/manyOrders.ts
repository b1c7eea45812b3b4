import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '#contract/entities/order.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { storedTokenFor } from '#server/testing/orderTokens.ts';

export const defaultManyOrders = { email: 'owner@hk.example', client_id: 'client-hk', count: 10_000 } as const;

export interface ManyOrders {
  readonly client_id: string;
  readonly count: number;
  readonly now: Date;
  /** The statuses of the orders in rotation; default: all. */
  readonly statuses?: readonly OrderStatus[];
  /** Prefix of their ids and numbers. */
  readonly prefix?: string;
}

const termDays = 15;
const perStatement = 50_000;
const tokensPerStatement = 5_000;

/**
 * Gives a demo client many orders: copies of its newest, a minute apart; each, however old, can be paid for nearly 15
 * days from `now`. Written by the database itself, so that a million takes no longer than the disk needs.
 */
export async function addManyOrders(db: Database, of: ManyOrders): Promise<void> {
  const { client_id, count, now, statuses = orderStatuses, prefix = 'many' } = of;
  const at = sql`${now.toISOString()}::timestamptz`;
  const status = sql`(array[${sql.join(
    statuses.map((each) => sql`${each}::text`),
    sql`, `,
  )}])[number % ${sql.raw(String(statuses.length))} + 1]`;
  const other: Readonly<Record<string, SQL>> = {
    order_id: sql`${prefix}::text || '-' || number`,
    order_no: sql`upper(${prefix}::text) || '-' || lpad(number::text, 6, '0')`,
    draft_id: sql`null::text`,
    key: sql`null::text`,
    status,
    payment_status: sql`case when ${status} in ('paid', 'completed') then 'received' else 'none' end`,
    amount: sql`o.amount + 100 * (number % 1000)`,
    created_at: sql`${at} - number * interval '1 minute'`,
    pay_until: sql`${at} + interval '${sql.raw(String(termDays))} days' - (number % 1000) * interval '1 second'`,
  };
  const names = Object.values(getTableColumns(orders)).map(({ name }) => name);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => other[name] ?? sql`o.${sql.identifier(name)}`),
    sql`, `,
  );
  // Each statement must end before the server's statement timeout.
  for (let made = 0; made < count; made += perStatement) {
    const last = Math.min(made + perStatement, count) - 1;
    await db.execute(sql`
    insert into ${orders} (${columns})
    select ${values}
    from (select * from ${orders} where client_id = ${client_id} and order_id not like ${`${prefix}-%`} order by created_at desc limit 1) o,
      generate_series(${sql.raw(String(made))}, ${sql.raw(String(last))}) number`);
  }
  for (let sealed = 0; sealed < count; sealed += tokensPerStatement) {
    const numbers = Array.from({ length: Math.min(tokensPerStatement, count - sealed) }, (_, index) => sealed + index);
    await sealTokens(
      db,
      numbers.map((number) => `${prefix}-${number}`),
    );
  }
  // PostgreSQL itself would do this within a minute.
  await db.execute(sql`analyze ${orders}`);
}

/** Each copy needs its own token: one sealed for another order cannot be opened for it. */
async function sealTokens(db: Database, ids: readonly string[]): Promise<void> {
  const kept = JSON.stringify(ids.map((id) => storedTokenFor(id)));
  await db.execute(sql`
    update ${orders} o set token_hash = kept.token_hash, sealed_token = kept.sealed_token
    from json_to_recordset(${kept}::json) as kept(order_id text, token_hash text, sealed_token text)
    where o.order_id = kept.order_id`);
}
