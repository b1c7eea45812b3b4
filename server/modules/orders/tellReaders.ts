import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Message, tellUsers } from '../notices/index.ts';
import type { OrderRow } from './present.ts';

export type ToldOrder = Pick<OrderRow, 'order_id' | 'order_no' | 'client_id' | 'user_id' | 'sealed_token'>;

/** Also notifies the user who placed the order. Call it in the transaction of the change. */
export function tellReaders(
  tx: Database,
  { client_id, user_id }: ToldOrder,
  message: Message,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  return tellUsers(tx, { client_id, also_user_id: user_id, category: 'order' }, message, deps);
}
