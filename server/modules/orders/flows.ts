import { eq } from 'drizzle-orm';
import { type FlowAccess, type IsSubject, type IsSubjectOfTab, noSubject } from '../flows/index.ts';
import { isOrderOfClient } from './find.ts';
import { orders } from './tables.ts';
import { isTokenOf } from './token.ts';

export const isOwnOrder: IsSubject = async (order_id, { client_id }, { db }) => {
  return client_id !== null && isOrderOfClient(db, { order_id, client_id });
};

/** Anyone with the token may see and pay the order. */
export const isOrderOfToken: IsSubjectOfTab = async (order_id, token, { db }) => {
  const [order] = await db.select({ token_hash: orders.token_hash }).from(orders).where(eq(orders.order_id, order_id));
  return order !== undefined && token !== null && isTokenOf(order, token);
};

export const orderFlowAccess: readonly FlowAccess[] = [
  { flow: 'purchase', user: noSubject, tab: null },
  { flow: 'cancelOrder', user: isOwnOrder, tab: null },
];
