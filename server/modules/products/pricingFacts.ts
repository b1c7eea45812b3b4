import type { Database } from '../../db/database.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { type Client, clientOf } from '../identity/index.ts';
import { pendingOrder } from '../orders/index.ts';
import type { PricingFacts } from '../pricing/index.ts';
import { readInvite, readVouchers } from '../vouchers/index.ts';
import { orderTypeOffers } from './orderTypeOffers.ts';
import { readAdAccounts, readProducts } from './readProducts.ts';

export interface ClientPricingFacts extends PricingFacts {
  readonly client: Client;
}

/** `invite_code`: empty for none. */
export async function readPricingFacts(
  db: Database,
  of: { client_id: string; now: Date; invite_code: string },
): Promise<ClientPricingFacts> {
  const { client_id, now } = of;
  const client = await clientOf(db, { client_id });
  const { currency } = client;
  const catalogue = await readCatalogue(db, currency);
  const products = await readProducts(db, { client_id, plans: catalogue.plans, now });
  const ad_accounts = await readAdAccounts(db, client_id);
  const types = orderTypeOffers({
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
