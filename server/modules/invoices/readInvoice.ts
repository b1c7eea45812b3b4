import { desc, eq, inArray } from 'drizzle-orm';
import type { Invoice, InvoiceStatus } from '#contract/entities/invoice.ts';
import type { Database } from '../../db/database.ts';
import { fileSummaries, storedFileOf } from '../files/index.ts';
import { orderSummaries } from '../orders/index.ts';
import { invoiceFiles, invoices } from './tables.ts';

export const letters = fileSummaries('letters');
const issuedFiles = fileSummaries('issued');

/** The newest application; null if there is none. */
export async function findNewestInvoice(
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

export async function readInvoice(db: Database, order_id: string): Promise<Invoice | null> {
  const found = await findNewestInvoice(db, order_id);
  if (found === null) return null;
  const [whole] = await presentInvoices(db, await invoiceRows(db).where(eq(invoices.invoice_id, found.invoice_id)));
  return whole ?? null;
}

export async function readNewestInvoice(db: Database, client_id: string): Promise<Invoice | null> {
  const rows = await invoiceRows(db)
    .where(eq(orderSummaries.client_id, client_id))
    .orderBy(desc(invoices.number))
    .limit(1);
  const [newest] = await presentInvoices(db, rows);
  return newest ?? null;
}

export const orderOfInvoice = {
  order_id: orderSummaries.order_id,
  order_no: orderSummaries.order_no,
  amount: orderSummaries.amount,
  currency: orderSummaries.currency,
  created_at: orderSummaries.created_at,
};

const invoiceRows = (db: Database) =>
  db
    .select({ invoice: invoices, letter: letters._.selectedFields, order: orderOfInvoice })
    .from(invoices)
    .innerJoin(letters, eq(letters.file_id, invoices.file_id))
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, invoices.order_id));

type InvoiceRow = Awaited<ReturnType<typeof invoiceRows>>[number];

/** Reads all files in one query. */
export async function presentInvoices(
  db: Database,
  rows: readonly Pick<InvoiceRow, 'invoice' | 'letter' | 'order'>[],
): Promise<Invoice[]> {
  const ids = rows.map(({ invoice }) => invoice.invoice_id);
  const kept = await db
    .select({ invoice_id: invoiceFiles.invoice_id, format: invoiceFiles.format, file: issuedFiles._.selectedFields })
    .from(invoiceFiles)
    .innerJoin(issuedFiles, eq(issuedFiles.file_id, invoiceFiles.file_id))
    .where(inArray(invoiceFiles.invoice_id, ids))
    .orderBy(desc(invoiceFiles.format));
  return rows.map(({ invoice, letter, order }) => ({
    invoice_id: invoice.invoice_id,
    order_id: order.order_id,
    kind: invoice.kind,
    invoice_type: invoice.invoice_type,
    status: invoice.status,
    company_name: invoice.company_name,
    taxpayer_id: invoice.taxpayer_id,
    register: invoice.register,
    registered_address: invoice.registered_address,
    registration_phone: invoice.registration_phone,
    bank: invoice.bank,
    bank_account: invoice.bank_account,
    notice_letter: storedFileOf(letter),
    email: invoice.email,
    mailing: mailingOf(invoice),
    amount: { minor: order.amount, currency: order.currency },
    applied_at: invoice.applied_at.toISOString(),
    invoiced_time: invoice.invoice_number === null ? null : (invoice.decided_at?.toISOString() ?? null),
    invoiced_on: invoice.invoiced_on,
    invoice_number: invoice.invoice_number,
    mailed_at: invoice.mailed_at?.toISOString() ?? null,
    files: kept
      .filter(({ invoice_id }) => invoice_id === invoice.invoice_id)
      .map(({ format, file }) => ({ format, file: storedFileOf(file) })),
    refusal: invoice.refusal,
  }));
}

function mailingOf({ kind, ...to }: InvoiceRow['invoice']): Invoice['mailing'] {
  if (kind === 'electronic') return null;
  const { recipient, telephone, area, detailed_address, carrier, tracking_number } = to;
  if (recipient === null || telephone === null || area === null || detailed_address === null)
    throw new Error('a paper invoice has no address');
  return { recipient, telephone, area, detailed_address, carrier, tracking_number };
}

/** Null if the file belongs to no invoice. */
export async function clientOfInvoiceFile(db: Database, file_id: string): Promise<string | null> {
  const [order] = await db
    .select({ client_id: orderSummaries.client_id })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.invoice_id, invoiceFiles.invoice_id))
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, invoices.order_id))
    .where(eq(invoiceFiles.file_id, file_id));
  return order?.client_id ?? null;
}
