import { and, eq } from 'drizzle-orm';
import type { FlowName } from '#contract/calls/session.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';
import { orders } from '../orders/tables.ts';

type IsSubject = (subject: string, caller: Caller, deps: Deps) => Promise<boolean>;

const isOwnOrder: IsSubject = async (order_id, { client_id }, { db }) => {
  if (client_id === null) return false;
  const own = and(eq(orders.order_id, order_id), eq(orders.client_id, client_id));
  return (await db.select({ order_id: orders.order_id }).from(orders).where(own)).length === 1;
};

/** Whether a flow can be about something, for whoever asks: so that there are no more drafts than there are subjects. */
export const isSubject: Readonly<Record<FlowName, IsSubject>> = {
  purchase: async (subject) => subject === '',
  cancelOrder: isOwnOrder,
};
