import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { receivedPayments } from './tables.ts';

/** Who is known to have paid an order. */
export async function payerOf(db: Database, order_id: string): Promise<string | null> {
  const isPaid = and(eq(receivedPayments.order_id, order_id), eq(receivedPayments.settlement, 'matched'));
  const [received] = await db.select({ payer: receivedPayments.payer }).from(receivedPayments).where(isPaid);
  return received?.payer ?? null;
}
