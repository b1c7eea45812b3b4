import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { findOrder } from '../orders/index.ts';
import { attachDocument, removeDocument } from './change.ts';
import { countDeskOrders, findManagedOrder, readDeskOrder, readDeskOrders } from './deskOrders.ts';
import { readDocuments } from './readDocuments.ts';

const defaultPageSize = 50;

/** Another manager's or client's order is answered like one that does not exist. */
export const documentHandlers = {
  async deskOrderList({ query, caller }, deps) {
    const { list, page_size = defaultPageSize, search = '' } = query;
    const now = deps.now();
    // One more than the page size, to know whether there are more.
    const found = await readDeskOrders(deps.db, { list, search, limit: page_size + 1, caller, now });
    const counts = await countDeskOrders(deps.db, { caller, now });
    return ok({ orders: found.slice(0, page_size), counts, more: found.length > page_size });
  },

  async deskOrderRead({ query: { order_id }, caller }, { db, now }) {
    const found = await findManagedOrder(db, { order_id, caller });
    return found === null ? refuse('order_not_found') : ok(await readDeskOrder(db, found, now()));
  },

  deskDocumentAttach: ({ body, key, caller }, deps) => attachDocument(body, { key, caller }, deps),

  deskDocumentRemove: ({ body, key, caller }, deps) => removeDocument(body, { key, caller }, deps),

  async orderDocuments({ query: { order_id }, caller }, { db }) {
    if ((await findOrder(db, { order_id, caller })) === null) return refuse('order_not_found');
    return ok({ documents: (await readDocuments(db, [order_id]))(order_id) });
  },
} satisfies Handlers;
