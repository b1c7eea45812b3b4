import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Message, tellUsers } from '../notices/index.ts';
import type { OrderRow } from './present.ts';

/** Of an order: who is told of it. */
export type ToldOrder = Pick<OrderRow, 'order_id' | 'order_no' | 'client_id' | 'user_id' | 'sealed_token'>;

/** Tells the main accounts of a client, and who has placed the order, of something. To be called in the transaction of what is told. */
export function tellReaders(
  tx: Database,
  { client_id, user_id }: ToldOrder,
  message: Message,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  return tellUsers(tx, { client_id, also_user_id: user_id, category: 'order' }, message, deps);
}
