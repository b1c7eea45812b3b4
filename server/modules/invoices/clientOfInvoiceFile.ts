import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../orders/tables.ts';
import { invoiceFiles, invoices } from './tables.ts';

/** The client to whom a file of an issued invoice was issued; null where it is none. */
export async function clientOfInvoiceFile(db: Database, file_id: string): Promise<string | null> {
  const [order] = await db
    .select({ client_id: orders.client_id })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.invoice_id, invoiceFiles.invoice_id))
    .innerJoin(orders, eq(orders.order_id, invoices.order_id))
    .where(eq(invoiceFiles.file_id, file_id));
  return order?.client_id ?? null;
}
