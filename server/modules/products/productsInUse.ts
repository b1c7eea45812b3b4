import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { ActionItems } from '#contract/entities/actionItems.ts';
import type { ProductInUse } from '#machines/lifecycles/activationResult.ts';
import type { Database } from '../../db/database.ts';
import { orderProducts } from './tables.ts';

/** `lock` locks the row until the transaction ends. */
export async function findProductInUse(
  db: Database,
  { order_product_id, client_id }: { readonly order_product_id: string; readonly client_id: string },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ProductInUse | null> {
  const query = db.select().from(orderProducts).where(eq(orderProducts.order_product_id, order_product_id));
  const [product] = await (lock ? query.for('no key update') : query);
  return product !== undefined && product.client_id === client_id ? product : null;
}

export async function addProduct(tx: Database, product: typeof orderProducts.$inferInsert): Promise<void> {
  await tx.insert(orderProducts).values(product);
}

/** The transaction must have locked the product. */
export async function changeProduct(
  tx: Database,
  order_product_id: string,
  changes: ProductInUse & { readonly administrator_id: string },
): Promise<void> {
  await tx.update(orderProducts).set(changes).where(eq(orderProducts.order_product_id, order_product_id));
}

/** Only products whose usage is known. */
export async function readUsage(
  db: Database,
  { client_id }: { readonly client_id: string },
): Promise<ActionItems['usage']> {
  const rows = await db
    .select({ order_product_id: orderProducts.order_product_id, usage: orderProducts.usage })
    .from(orderProducts)
    .where(and(eq(orderProducts.client_id, client_id), isNotNull(orderProducts.usage)));
  return rows.flatMap(({ order_product_id, usage }) => (usage === null ? [] : [{ order_product_id, ...usage }]));
}

export const idsOfPlansInUse = (db: Database, { client_id, now }: { readonly client_id: string; readonly now: Date }) =>
  db
    .select({ plan_id: orderProducts.plan_id })
    .from(orderProducts)
    .where(
      and(eq(orderProducts.client_id, client_id), or(isNull(orderProducts.ends_at), gt(orderProducts.ends_at, now))),
    );
