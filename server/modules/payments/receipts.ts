import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeskReceipt, ReceiptFilter } from '#contract/calls/deskPayments.ts';
import { zoneLanguages } from '#contract/entities/client.ts';
import { containsText } from '../../db/containsText.ts';
import type { Database } from '../../db/database.ts';
import { fileSummaries, reviewedFileOf } from '../files/index.ts';
import { clientProfiles, userProfiles } from '../identity/index.ts';
import { orderSummaries } from '../orders/index.ts';
import { transferProofs } from './tables.ts';

const receipts = fileSummaries('receipts');
const placers = userProfiles('placers');
const submitters = userProfiles('submitters');
const deciders = userProfiles('deciders');
const earlierProofs = alias(transferProofs, 'earlier');

const earlierRefusals = sql<number>`(
  select count(*)::int from ${transferProofs} as ${earlierProofs}
  where ${and(eq(earlierProofs.order_id, transferProofs.order_id), eq(earlierProofs.status, 'refused'), lt(earlierProofs.number, transferProofs.number))}
)`;

const readRows = (db: Database) =>
  db
    .select({
      proof: transferProofs,
      file: receipts._.selectedFields,
      order: {
        order_id: orderSummaries.order_id,
        order_no: orderSummaries.order_no,
        amount: orderSummaries.amount,
        currency: orderSummaries.currency,
        created_at: orderSummaries.created_at,
        pay_until: orderSummaries.pay_until,
      },
      full_name: clientProfiles.full_name,
      zone: clientProfiles.use_zone,
      language: placers.user_language,
      submitted_by: submitters.real_name,
      decided_by: deciders.real_name,
      refused_before: earlierRefusals,
    })
    .from(transferProofs)
    .innerJoin(receipts, eq(receipts.file_id, transferProofs.file_id))
    .innerJoin(orderSummaries, eq(orderSummaries.order_id, transferProofs.order_id))
    .innerJoin(clientProfiles, eq(clientProfiles.client_id, orderSummaries.client_id))
    .leftJoin(placers, eq(placers.user_id, orderSummaries.user_id))
    .leftJoin(submitters, eq(submitters.user_id, transferProofs.submitted_by))
    .leftJoin(deciders, eq(deciders.user_id, transferProofs.decided_by));

type Row = Awaited<ReturnType<typeof readRows>>[number];

const receiptOf = ({ proof, file, order, full_name, ...row }: Row): DeskReceipt => ({
  proof_id: proof.proof_id,
  status: proof.status,
  submitted_at: proof.submitted_at.toISOString(),
  submitted_by: row.submitted_by,
  content: {
    payer: proof.payer,
    payment_account: proof.payment_account,
    bank_receipt: reviewedFileOf(file),
  },
  language: row.language ?? zoneLanguages[row.zone],
  refusal: proof.refusal,
  decided_at: proof.decided_at?.toISOString() ?? null,
  decided_by: row.decided_by,
  order: {
    order_id: order.order_id,
    order_no: order.order_no,
    full_name,
    amount: { minor: order.amount, currency: order.currency },
    created_at: order.created_at.toISOString(),
    pay_until: order.pay_until.toISOString(),
  },
  refused_before: row.refused_before,
});

const searchedColumns = [orderSummaries.order_no, clientProfiles.full_name, transferProofs.payer];

/** Open proofs oldest first, decided ones newest first. */
export async function readReceipts(
  db: Database,
  { status, search, limit }: { readonly status: ReceiptFilter; readonly search: string; readonly limit: number },
): Promise<DeskReceipt[]> {
  const rows = await readRows(db)
    .where(and(eq(transferProofs.status, status), containsText(searchedColumns, search)))
    .orderBy(status === 'submitted' ? asc(transferProofs.number) : desc(transferProofs.number))
    .limit(limit);
  return rows.map(receiptOf);
}

export async function readReceipt(db: Database, proofId: string): Promise<DeskReceipt | null> {
  const [row] = await readRows(db).where(eq(transferProofs.proof_id, proofId));
  return row === undefined ? null : receiptOf(row);
}

/** Newest first. */
export async function readEarlierReceipts(db: Database, { order, submitted_at }: DeskReceipt) {
  const rows = await readRows(db)
    .where(
      and(
        eq(transferProofs.order_id, order.order_id),
        eq(transferProofs.status, 'refused'),
        lt(transferProofs.submitted_at, new Date(submitted_at)),
      ),
    )
    .orderBy(desc(transferProofs.number));
  return rows.map(receiptOf).map(({ decided_at, decided_by, refusal }) => ({ decided_at, decided_by, refusal }));
}

export async function countReceipts(db: Database): Promise<Record<ReceiptFilter, number>> {
  const rows = await db
    .select({ status: transferProofs.status, proofs: count() })
    .from(transferProofs)
    .where(inArray(transferProofs.status, ['submitted', 'accepted', 'refused']))
    .groupBy(transferProofs.status);
  const of = (status: ReceiptFilter) => rows.find((row) => row.status === status)?.proofs ?? 0;
  return { submitted: of('submitted'), accepted: of('accepted'), refused: of('refused') };
}
