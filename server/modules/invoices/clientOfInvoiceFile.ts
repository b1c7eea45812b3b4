import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderSummaries } from '../orders/index.ts';
import { invoiceFiles, invoices } from './tables.ts';

/** The client to whom a file of an issued invoice was issued; null where it is none. */
export async function clientOfInvoiceFile(db: Database, file_id: string): Promise<string | null> {
  const [order] = await db
    .select({ client_id: orderSummaries.client_id })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.invoice_id, invoiceFiles.invoice_id))
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, invoices.order_id))
    .where(eq(invoiceFiles.file_id, file_id));
  return order?.client_id ?? null;
}
