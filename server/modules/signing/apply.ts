import { eq } from 'drizzle-orm';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { OrderHistoryEvent } from '#contract/entities/order.ts';
import type { SigningStatus } from '#contract/entities/signing.ts';
import { isToBeSigned, nextSigningStatus, type SigningEvent } from '#machines/lifecycles/signing.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { addOrderEvent, lockOrder, type OrderRow } from '../orders/index.ts';
import { notifyOfRejection } from './notifyOfRejection.ts';
import type { SigningState } from './provider.ts';
import { signingTasks } from './tables.ts';

export type SigningRow = typeof signingTasks.$inferSelect;

const events: Readonly<Record<SigningState, SigningEvent['type'] | null>> = {
  waiting: null,
  absent: null,
  opened: 'document.opened',
  signed: 'document.signed',
  rejected: 'document.rejected',
  cancelled: 'task.cancel',
};

const signedEvents = {
  contract: 'contract_signed',
  payment_by_others: 'payment_by_others_signed',
} as const satisfies Record<DocumentKind, OrderHistoryEvent>;

/** Answers may arrive in any order: a signing that is over stays over, but a signature always counts. */
export function applySigning(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'settings'>,
  { task_id, standing }: { readonly task_id: string; readonly standing: SigningState },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const held = await lockOrderAndSigning(tx, task_id);
    if (held === null) return;
    const { row, order } = held;
    const at = deps.now();
    const told = events[standing];
    const after = (told && nextSigningStatus(row.status, { type: told })) ?? row.status;
    const isOver = isToBeSigned(after) && at >= row.expires_at;
    const status = isOver ? (nextSigningStatus(after, { type: 'term.expired' }) ?? after) : after;
    await writeStatus(tx, row, { status, at });
    if (status === row.status) return;
    const happened = { order_id: order.order_id, at, actor: 'provider', subject: task_id } as const;
    if (status === 'signed') await addOrderEvent(tx, { ...happened, event: signedEvents[row.document] });
    if (status !== 'rejected') return;
    await addOrderEvent(tx, { ...happened, event: 'signing_rejected' });
    await notifyOfRejection(tx, { order, document: row.document }, deps);
  });
}

/** Also updates `heard_at`. Answers the updated row. */
export async function writeStatus(
  tx: Database,
  row: SigningRow,
  { status, at }: { readonly status: SigningStatus; readonly at: Date },
): Promise<SigningRow> {
  const over = isToBeSigned(status) ? {} : { ended_at: row.ended_at ?? at };
  const [written] = await tx
    .update(signingTasks)
    .set({ status, heard_at: at, ...over })
    .where(eq(signingTasks.task_id, row.task_id))
    .returning();
  if (written === undefined) throw new Error('a signing vanished while its status was written');
  return written;
}

/** Locks the order before it reads the signing. */
async function lockOrderAndSigning(
  tx: Database,
  task_id: string,
): Promise<{ order: OrderRow; row: SigningRow } | null> {
  const one = eq(signingTasks.task_id, task_id);
  const named = tx.select({ order_id: signingTasks.order_id }).from(signingTasks).where(one);
  const order = await lockOrder(tx, { order_id: named });
  const [row] = await tx.select().from(signingTasks).where(one);
  return order === null || row === undefined ? null : { order, row };
}
