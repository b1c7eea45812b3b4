import { and, eq } from 'drizzle-orm';
import type { FlowName } from '#contract/calls/session.ts';
import { registrationRegion } from '#contract/entities/registration.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../wire/handler.ts';
import { orders } from '../orders/tables.ts';
import { hasToken } from '../orders/token.ts';

/** Whether a flow can be about a subject, for a user. */
type IsSubject = (subject: string, caller: Caller, deps: Pick<Deps, 'db'>) => Promise<boolean>;

/** Whether a flow can be about a subject, for a tab that brings a token or none. */
type IsSubjectOfTab = (subject: string, token: string | null, deps: Pick<Deps, 'db'>) => Promise<boolean>;

/**
 * What a run of each flow can be about, so that there are no more drafts than there are subjects, and whether the flow
 * runs without a session at all: where `tab` is null it does not.
 */
export type Subjects = Readonly<Record<FlowName, { readonly user: IsSubject; readonly tab: IsSubjectOfTab | null }>>;

/** For a flow that is about nothing. */
export const isNothing = async (subject: string): Promise<boolean> => subject === '';

const isOwnOrder: IsSubject = async (order_id, { client_id }, { db }) => {
  if (client_id === null) return false;
  const own = and(eq(orders.order_id, order_id), eq(orders.client_id, client_id));
  return (await db.select({ order_id: orders.order_id }).from(orders).where(own)).length === 1;
};

/** For a flow that is about an order: whoever holds its token may see and pay it. */
export const isOrderOfToken: IsSubjectOfTab = async (order_id, token, { db }) => {
  const [order] = await db.select({ token_hash: orders.token_hash }).from(orders).where(eq(orders.order_id, order_id));
  return order !== undefined && token !== null && hasToken(order, token);
};

export const subjects: Subjects = {
  purchase: { user: isNothing, tab: null },
  cancelOrder: { user: isOwnOrder, tab: null },
  transferPayment: { user: isOwnOrder, tab: isOrderOfToken },
  activation: { user: isOwnOrder, tab: null },
  mobilePayment: { user: isOwnOrder, tab: isOrderOfToken },
  invoice: { user: isOwnOrder, tab: null },
  mainlandVerification: { user: isNothing, tab: null },
  customerExport: { user: isNothing, tab: null },
  overseasVerification: { user: isNothing, tab: null },
  // Nobody is signed in where a company registers.
  registration: { user: async () => false, tab: async (subject) => registrationRegion.safeParse(subject).success },
  appointment: { user: isNothing, tab: null },
};
