import { desc, eq } from 'drizzle-orm';
import type { InvoiceStatus } from '#contract/entities/invoice.ts';
import type { Database } from '../../db/database.ts';
import { invoices } from './tables.ts';

/** The newest application for the invoice of an order, and how it stands; null where there has been none. */
export async function invoiceOf(
  db: Database,
  order_id: string,
): Promise<{ readonly invoice_id: string; readonly status: InvoiceStatus } | null> {
  const [row] = await db
    .select({ invoice_id: invoices.invoice_id, status: invoices.status })
    .from(invoices)
    .where(eq(invoices.order_id, order_id))
    .orderBy(desc(invoices.number))
    .limit(1);
  return row ?? null;
}
