import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { orderTypes } from '#contract/entities/product.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import type { Database } from '../../db/database.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { type Client, clientOf } from '../identity/clients.ts';
import { countOrders } from '../orders/readOrders.ts';
import { orders } from '../orders/tables.ts';
import { isStillToPay } from '../orders/terms.ts';
import type { PricingFacts } from '../pricing/facts.ts';
import { readInvite } from '../vouchers/readInvite.ts';
import { readVouchers } from '../vouchers/readVouchers.ts';
import { readAdAccounts, readProducts } from './readProducts.ts';
import { type PendingOrder, typeOffers } from './typeOffers.ts';

/** The store as it stands for a client at a moment, with everything that a price depends on. */
export interface ClientStore extends PricingFacts {
  readonly client: Client;
}

/** Reads the store for a client. `invite_code` is looked up where a selection has one. */
export async function readStore(
  db: Database,
  of: { client_id: string; now: Date; invite_code: string },
): Promise<ClientStore> {
  const { client_id, now } = of;
  const client = await clientOf(db, { client_id });
  const { currency } = client;
  const catalogue = await readCatalogue(db, currency);
  const products = await readProducts(db, { client_id, plans: catalogue.plans, now });
  const ad_accounts = await readAdAccounts(db, client_id);
  const types = typeOffers({
    plans: catalogue.plans,
    addons: catalogue.addons,
    products,
    could_buy: client.could_buy,
    has_ad_accounts: ad_accounts.length > 0,
    pending_order: await pendingOrder(db, client_id, now),
  });
  return {
    ...catalogue,
    client,
    now,
    currency,
    products,
    ad_accounts,
    types,
    vouchers: await readVouchers(db, client_id, now),
    invite: of.invite_code === '' ? null : await readInvite(db, client_id, of.invite_code),
  };
}

const exclusiveTypes = orderTypes.filter((type) => orderTypeRules[type].exclusive);

/** The newest order that keeps others of the exclusive types from being placed. */
export async function pendingOrder(db: Database, clientId: string, now: Date): Promise<PendingOrder | null> {
  const [pending] = await db
    .select({ order_id: orders.order_id, status: orders.status, payment_status: orders.payment_status })
    .from(orders)
    .where(
      and(
        eq(orders.client_id, clientId),
        or(isStillToPay(now), eq(orders.status, 'paid')),
        inArray(orders.order_type, exclusiveTypes),
        // What the index of these orders says of them, so that it is found to hold them.
        ne(orders.order_type, 'append'),
        inArray(orders.status, ['unpaid', 'paid']),
      ),
    )
    .orderBy(desc(orders.created_at), desc(orders.order_id))
    .limit(1);
  if (pending === undefined) return null;
  const { order_id, status, payment_status } = pending;
  if (status === 'paid') return { order_id, standing: 'paid' };
  return { order_id, standing: isUnderWay(payment_status) ? 'being_paid' : 'unpaid' };
}

/** How many orders of a client are paid, and how many are still to be. */
export async function countPaidAndUnpaid(db: Database, clientId: string, now: Date) {
  const { paid, unpaid } = await countOrders(db, clientId, now);
  return { paid, unpaid };
}
