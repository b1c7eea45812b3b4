import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { DeskInvoice, InvoiceFilter } from '#contract/calls/deskInvoices.ts';
import { zoneLanguages } from '#contract/entities/client.ts';
import { containsText } from '../../db/containsText.ts';
import type { Database } from '../../db/database.ts';
import { clientProfiles, userProfiles } from '../identity/index.ts';
import { orderSummaries } from '../orders/index.ts';
import { letters, orderOfInvoice, presentInvoices } from './readInvoice.ts';
import { invoices } from './tables.ts';

const applicants = userProfiles('applicants');
const deciders = userProfiles('deciders');
const mailers = userProfiles('mailers');

const readRows = (db: Database) =>
  db
    .select({
      invoice: invoices,
      letter: letters._.selectedFields,
      order: orderOfInvoice,
      client: {
        full_name: clientProfiles.full_name,
        use_zone: clientProfiles.use_zone,
        enterprise_number: clientProfiles.enterprise_number,
      },
      applied_by: applicants.real_name,
      language: applicants.user_language,
      decided_by: deciders.real_name,
      mailed_by: mailers.real_name,
    })
    .from(invoices)
    .innerJoin(letters, eq(letters.file_id, invoices.file_id))
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, invoices.order_id))
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, orderSummaries.client_id))
    .innerJoin(applicants, eq(applicants.user_id, invoices.applied_by))
    .leftJoin(deciders, eq(deciders.user_id, invoices.decided_by))
    .leftJoin(mailers, eq(mailers.user_id, invoices.mailed_by));

type Row = Awaited<ReturnType<typeof readRows>>[number];

async function deskInvoicesOf(db: Database, rows: readonly Row[]): Promise<DeskInvoice[]> {
  const whole = await presentInvoices(db, rows);
  const refusals = await earlierRefusals(
    db,
    rows.map(({ order }) => order.order_id),
  );
  return rows.flatMap(({ invoice: row, letter, order, client, ...by }, index) => {
    const invoice = whole[index];
    if (invoice === undefined) return [];
    const { order_id, order_no } = order;
    const { full_name, enterprise_number } = client;
    const earlier = refusals
      .filter((each) => each.order_id === order_id && each.number < row.number)
      .map(({ decided_at, decided_by, refusal }) => ({ decided_at, decided_by, refusal }));
    return [
      {
        invoice,
        letter_removed: [...letter.active],
        applied_by: by.applied_by,
        decided_at: row.decided_at?.toISOString() ?? null,
        decided_by: by.decided_by,
        mailed_by: by.mailed_by,
        zone: client.use_zone,
        language: by.language ?? zoneLanguages[client.use_zone],
        order: { order_id, order_no, created_at: order.created_at.toISOString(), full_name, enterprise_number },
        earlier,
      },
    ];
  });
}

/** Newest first. */
async function earlierRefusals(db: Database, orderIds: readonly string[]) {
  const rows = await db
    .select({ invoice: invoices, decided_by: deciders.real_name })
    .from(invoices)
    .leftJoin(deciders, eq(deciders.user_id, invoices.decided_by))
    .where(and(inArray(invoices.order_id, [...orderIds]), eq(invoices.status, 'refused')))
    .orderBy(desc(invoices.number));
  return rows.flatMap(({ invoice: { order_id, number, decided_at, refusal }, decided_by }) =>
    refusal === null ? [] : [{ order_id, number, decided_at: decided_at?.toISOString() ?? null, decided_by, refusal }],
  );
}

const { company_name, taxpayer_id, invoice_number } = invoices;
const searchedColumns = [orderSummaries.order_no, clientProfiles.full_name, company_name, taxpayer_id, invoice_number];

/** Open applications oldest first, the others newest first. */
export async function readDeskInvoices(
  db: Database,
  { status, search, limit }: { readonly status: InvoiceFilter; readonly search: string; readonly limit: number },
): Promise<DeskInvoice[]> {
  const rows = await readRows(db)
    .where(and(eq(invoices.status, status), containsText(searchedColumns, search)))
    .orderBy(status === 'applied' ? asc(invoices.number) : desc(invoices.number))
    .limit(limit);
  return deskInvoicesOf(db, rows);
}

export async function readDeskInvoice(db: Database, invoice_id: string): Promise<DeskInvoice | null> {
  const [found] = await deskInvoicesOf(db, await readRows(db).where(eq(invoices.invoice_id, invoice_id)));
  return found ?? null;
}

export async function countInvoices(db: Database): Promise<Record<InvoiceFilter, number>> {
  const rows = await db.select({ status: invoices.status, found: count() }).from(invoices).groupBy(invoices.status);
  const of = (status: InvoiceFilter) => rows.find((row) => row.status === status)?.found ?? 0;
  return { applied: of('applied'), issued: of('issued'), mailed: of('mailed'), refused: of('refused') };
}
