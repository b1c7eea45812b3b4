import { productCidList, productInfo, productService, productTypeList } from '#contract/calls/product.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import type { Api } from '../api/api.ts';
import { dataOf } from './answered.ts';

/** Everything that a purchase has to know before anything can be chosen; `src/loading/documentPrefetch.ts` asks for the same. */
export async function loadStoreFacts(api: Api, signal: AbortSignal): Promise<StoreFacts> {
  const [store, info, services, accounts] = await Promise.all([
    api.call(productTypeList, { signal }),
    api.call(productInfo, { signal }),
    api.call(productService, { signal }),
    api.call(productCidList, { signal }),
  ]);
  const { client_id, full_name, is_admin, types, plans, addons, prepaid } = dataOf(store);
  return {
    client_id,
    full_name,
    is_admin,
    currency: prepaid.minimum.currency,
    types,
    plans,
    addons,
    prepaid,
    products: dataOf(info).products,
    services: dataOf(services).services,
    ad_accounts: dataOf(accounts).cid_list,
  };
}
