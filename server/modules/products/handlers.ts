import { currencyIds } from '#contract/money.ts';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { clientOf } from '../identity/index.ts';
import { countOrders } from '../orders/index.ts';
import type { HeldProduct } from '../pricing/index.ts';
import { readPricingFacts } from './pricingFacts.ts';
import { readAdAccounts, readProducts } from './readProducts.ts';

export const productHandlers = {
  async productInfo({ caller }, { db, now }) {
    const { client_id } = caller;
    const { currency } = await clientOf(db, { client_id });
    const { plans } = await readCatalogue(db, currency);
    const products = await readProducts(db, { client_id, plans, now: now() });
    return ok({ products: products.map(ownedProduct) });
  },

  async productTypeList({ caller }, { db, now }) {
    const { client_id, is_admin } = caller;
    const at = now();
    const store = await readPricingFacts(db, { client_id, now: at, invite_code: '' });
    const orders = await countOrders(db, client_id, at);
    return ok({
      client_id,
      full_name: store.client.full_name,
      currency_id: currencyIds[store.currency],
      currency_label: store.currency,
      is_oversea: store.client.is_oversea ? 1 : 0,
      is_admin,
      pay_order_num: orders.paid,
      no_pay_order_number: orders.unpaid,
      types: [...store.types],
      plans: [...store.plans],
      addons: [...store.addons],
      prepaid: store.prepaid,
    });
  },

  async productService({ query, caller }, { db, now }) {
    const { client_id } = caller;
    const { currency } = await clientOf(db, { client_id });
    const { plans, services } = await readCatalogue(db, currency);
    if (query.order_product_id === undefined) return ok({ services });
    const products = await readProducts(db, { client_id, plans, now: now() });
    const product = products.find(({ order_product_id }) => order_product_id === query.order_product_id);
    if (product === undefined) return refuse('not_found');
    return ok({ services: { [product.plan_id]: services[product.plan_id] ?? [] } });
  },

  async productCidList({ query, caller }, { db }) {
    return ok({ cid_list: await readAdAccounts(db, caller.client_id, query.grant_status) });
  },
} satisfies Handlers;

/** Leaves out the value of the term, which clients do not get. */
function ownedProduct({ term_years: _years, plan_term_value: _value, held_addons, ...product }: HeldProduct) {
  return { ...product, addons: held_addons.map(({ addon_id, quantity }) => ({ addon_id, quantity })) };
}
