import { and, eq, ne } from 'drizzle-orm';
import { areaList } from '#contract/calls/area.ts';
import { invoiceAdd, invoiceGet } from '#contract/calls/invoice.ts';
import { files } from '#server/modules/files/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { invoices } from '#server/modules/invoices/tables.ts';
import { orderEvents, orders } from '#server/modules/orders/tables.ts';
import type { World } from '../../../browser/world.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { firstRow, updateRows } from '../../../flowkit/server/setup.ts';

/** A paid order of the demo without an invoice application. */
export const subject = 'cn-order-storage';
export const foreignOrderId = 'hk-order-first';
const otherOrderId = 'cn-order-first';
const client_id = 'client-cn';
const email = 'owner@cn.example';

export const whereOrder = eq(orders.order_id, subject);
export const whereInvoice = eq(invoices.order_id, subject);
export const whereOtherOrder = eq(orders.order_id, otherOrderId);
export const whereOtherInvoice = eq(invoices.order_id, otherOrderId);
export const whereOtherClient = eq(clients.client_id, 'client-jp');
export const whereClient = eq(clients.client_id, client_id);

export const letterName = 'letter.pdf';

/** The run, with the other order's invoice as it was at the start. */
export interface InvoiceRun extends ServedRun {
  readonly other: typeof invoices.$inferSelect;
}

const portCalls = {
  readInvoice: invoiceGet,
  loadAreas: areaList,
  sendApplication: invoiceAdd,
  checkOutcome: invoiceGet,
  watchInvoice: invoiceGet,
};

/** Opens the page for the main account, with no application and an ordinary invoice of another order. */
export async function openInvoice(world: World): Promise<InvoiceRun> {
  const demo = firstRow(await world.db.select().from(invoices).where(whereOtherInvoice));
  // In the form in which the page would have sent it.
  const said = { invoice_type: 'ordinary', bank_account: demo.bank_account.replaceAll(' ', '') } as const;
  const other = firstRow(await world.db.update(invoices).set(said).where(whereOtherInvoice).returning());
  return { ...(await openServedRun(world, { email, calls: portCalls, many: [areaList] })), other };
}

/** The uploaded letter is gone when it is submitted. */
export const expireLetter = updateRows(
  files,
  and(eq(files.purpose, 'notice_letter'), eq(files.name, letterName)),
)({ purpose: 'bank_receipt' });

export async function readEffects({ world: { db } }: ServedRun) {
  const all = await db.select().from(invoices).where(whereInvoice);
  const others = await db.select({ id: invoices.invoice_id }).from(invoices).where(ne(invoices.order_id, subject));
  const events = await db.select().from(orderEvents).where(eq(orderEvents.order_id, subject));
  return {
    ofOthers: others.length,
    applied: events.filter(({ event }) => event === 'invoice_applied').length,
    invoices: all
      .toSorted((one, another) => one.number - another.number)
      .map(({ status, kind, invoice_type, company_name, taxpayer_id, register, bank_account, area, ...to }) => ({
        ...{ status, kind, invoice_type, company_name, taxpayer_id, register, bank_account },
        area: area?.map(({ area_id }) => area_id).join(' ') ?? null,
        to: to.email ?? to.detailed_address,
      })),
  };
}
