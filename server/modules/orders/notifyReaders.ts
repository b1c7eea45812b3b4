import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Message, notifyUsers } from '../notices/index.ts';
import type { OrderRow } from './present.ts';

export type NotifiedOrder = Pick<OrderRow, 'order_id' | 'order_no' | 'client_id' | 'user_id' | 'sealed_token'>;

/** Also notifies the user who placed the order. Call it in the transaction of the change. */
export function notifyReaders(
  tx: Database,
  { client_id, user_id }: NotifiedOrder,
  message: Message,
  deps: Pick<Deps, 'now' | 'secret' | 'settings'>,
): Promise<void> {
  return notifyUsers(tx, { client_id, also_user_id: user_id, category: 'order' }, message, deps);
}
