import { and, asc, eq } from 'drizzle-orm';
import type { AdAccount, Plan } from '#contract/entities/product.ts';
import type { Database } from '../../db/database.ts';
import type { HeldProduct } from '../pricing/index.ts';
import { adAccounts, orderProducts } from './tables.ts';

export async function readProducts(
  db: Database,
  at: { client_id: string; plans: readonly Plan[]; now: Date },
): Promise<HeldProduct[]> {
  const rows = await db
    .select()
    .from(orderProducts)
    .where(eq(orderProducts.client_id, at.client_id))
    .orderBy(asc(orderProducts.starts_at), asc(orderProducts.order_product_id));
  return rows.flatMap((row) => {
    const plan = at.plans.find(({ plan_id }) => plan_id === row.plan_id);
    return plan === undefined ? [] : [heldProductOf(row, plan, at.now)];
  });
}

function heldProductOf(row: typeof orderProducts.$inferSelect, plan: Plan, now: Date): HeldProduct {
  const isOver = row.ends_at !== null && row.ends_at <= now;
  return {
    order_product_id: row.order_product_id,
    plan_id: plan.plan_id,
    name: plan.name,
    is_buyout: plan.is_buyout,
    status: isOver ? 'expired' : 'active',
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    allowance: row.allowance,
    systems: plan.systems,
    modules: plan.modules,
    term_years: row.term_years,
    plan_term_value: row.plan_term_value,
    held_addons: row.held_addons,
  };
}

export const readAdAccounts = (
  db: Database,
  clientId: string,
  status?: AdAccount['grant_status'],
): Promise<AdAccount[]> =>
  db
    .select({ cid: adAccounts.cid, name: adAccounts.name, grant_status: adAccounts.grant_status })
    .from(adAccounts)
    .where(
      and(eq(adAccounts.client_id, clientId), status === undefined ? undefined : eq(adAccounts.grant_status, status)),
    )
    .orderBy(asc(adAccounts.cid));
