import type { OrderInvoice, OrderInvoiceFlags } from '#contract/entities/invoice.ts';
import { invoiceReason, kindAt } from '#machines/lifecycles/invoice.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import type { Database } from '../../db/database.ts';
import { signedDocumentsOf } from '../documents/index.ts';
import { clientOf } from '../identity/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { readInvoice } from './readInvoice.ts';

/** For anyone who may see the order. */
export async function readInvoiceFlags(db: Database, row: OrderRow): Promise<OrderInvoiceFlags> {
  const { full_name, verification_status } = await clientOf(db, row);
  const signed = await signedDocumentsOf(db, row.order_id);
  return {
    order_id: row.order_id,
    full_name,
    invoice_flag: row.invoice_flag,
    sign_pre_payment_flag: signed.payment_by_others,
    sign_contract_flag: signed.contract,
    verification_status,
  };
}

/** Adds the invoice; only for users of the order's client. */
export async function readOrderInvoice(
  db: Database,
  row: OrderRow,
  { is_admin, now }: { readonly is_admin: boolean; readonly now: Date },
): Promise<OrderInvoice> {
  const invoice = await readInvoice(db, row.order_id);
  const amount = { minor: row.amount, currency: row.currency };
  return {
    ...(await readInvoiceFlags(db, row)),
    invoice,
    kind: kindAt(now),
    reason: invoiceReason({ order: orderStatusAt(row, now), amount, invoice: invoice?.status ?? null, is_admin }),
    order: { order_no: row.order_no, amount },
  };
}
