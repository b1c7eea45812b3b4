import { productCidList, productInfo, productService, productTypeList } from '#contract/calls/product.ts';
import { userRead } from '#contract/calls/session.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { Api } from '../api/api.ts';
import { dataOf } from './answered.ts';

/** Everything that a purchase has to know before anything can be chosen. */
export async function loadStoreFacts(api: Api): Promise<StoreFacts> {
  const [user, store, info, services, accounts] = await Promise.all([
    api.call(userRead),
    api.call(productTypeList),
    api.call(productInfo),
    api.call(productService),
    api.call(productCidList),
  ]);
  const { client_id } = dataOf(user);
  if (client_id === null) throw new PortFault({ kind: 'refused', error: 'not_permitted' });
  const { full_name, is_admin, types, plans, addons, prepaid } = dataOf(store);
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
