import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { orderEvents, orders } from '../modules/orders/tables.ts';
import { signingTasks } from '../modules/signing/tables.ts';
import { orderPaperLines } from './papers.ts';
import { makePdfOfLines } from './pdf.ts';
import { seedFile } from './seedFile.ts';
import { signedOrders } from './storeActivating.ts';

const dayMs = 86_400_000;

/** A few days after each order was placed. */
export async function seedSignings({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  for (const order_id of signedOrders) {
    const [order] = await db.select().from(orders).where(eq(orders.order_id, order_id));
    if (order === undefined) throw new Error(`the demo has no order ${order_id}`);
    const after = (days: number) => new Date(order.created_at.getTime() + days * dayMs);
    const [begun_at, ended_at, expires_at] = [after(3), after(4), after(10)] as const;
    const [task_id, file_id] = [`${order_id}-signing`, `${order_id}-contract`];
    const { client_id, user_id } = order;
    const holder = { holder_kind: 'client', holder_id: client_id } as const;
    const bytes = makePdfOfLines(orderPaperLines('Contract', order));
    const about = { user_id, purpose: 'contract', name: 'contract.pdf' } as const;
    await seedFile({ db, files }, { file_id, holder, ...about, bytes, at: begun_at });
    await db.insert(signingTasks).values({
      task_id,
      order_id,
      document: 'contract',
      language: 'zh-CN',
      content_hash: task_id,
      file_id,
      provider: 'sandbox',
      reference: task_id,
      status: 'signed',
      begun_at,
      begun_by: user_id,
      expires_at,
      heard_at: ended_at,
      ended_at,
    });
    const happened = { event: 'contract_signed', actor: 'provider', subject: task_id } as const;
    await db.insert(orderEvents).values({ order_id, at: ended_at, ...happened });
  }
}
