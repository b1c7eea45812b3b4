import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Refused, refuse } from '../../wire/handler.ts';
import type { OrderRow } from '../orders/index.ts';
import { readStanding } from './standing.ts';

/** Why the documents of an order cannot be signed: it has to be paid, by a verified enterprise, and nothing signed yet. */
export const signingRefusalWith =
  ({ now }: Pick<Deps, 'now'>) =>
  async (db: Database, order: OrderRow): Promise<Refused | null> => {
    const { facts } = await readStanding(db, order, { is_admin: true, now: now() });
    if (facts.status !== 'paid' || facts.is_signed) return refuse('order_state_refuses');
    return facts.verification_status === 'pass' ? null : refuse('activation_unverified');
  };
