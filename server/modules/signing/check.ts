import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type ClientUser, type Refused, refuse } from '../../wire/handler.ts';
import { findOrder } from '../orders/index.ts';
import { askSigning } from './ask.ts';
import { signingTasks } from './tables.ts';

interface Checking {
  readonly order_id: string;
  readonly task_id: string;
  readonly caller: ClientUser;
}

/** Asks the provider how a signing stands, where somebody comes back from it. Null once that is written down. */
export async function checkSigning({ order_id, task_id, caller }: Checking, deps: Deps): Promise<Refused | null> {
  if (!caller.is_admin) return refuse('fadada_child_account');
  const found = await findOrder(deps.db, { order_id, caller });
  if (found === null) return refuse('order_not_found');
  const ofOrder = and(eq(signingTasks.task_id, task_id), eq(signingTasks.order_id, order_id));
  const [row] = await deps.db.select().from(signingTasks).where(ofOrder);
  if (row === undefined) return refuse('not_found');
  await askSigning(deps, row);
  return null;
}
