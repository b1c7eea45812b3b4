import { asc, desc, eq } from 'drizzle-orm';
import type { PaymentView, TransferProof } from '#contract/entities/payment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { fileSummaries, storedFileOf } from '../files/index.ts';
import { clientOf } from '../identity/index.ts';
import { type AdmittedOrder, countOrderEvents, payableOf } from '../orders/index.ts';
import { readMobilePayment } from './mobile/view.ts';
import { receivedPayments, transferProofs } from './tables.ts';
import { readTransferArrival } from './transferArrival.ts';

const receipts = fileSummaries('receipts');

export async function readPaymentView(
  db: Database,
  { row, as, link_tab }: AdmittedOrder,
  { now, settings, providers }: Pick<Deps, 'now' | 'settings' | 'providers'>,
): Promise<PaymentView> {
  const { full_name, use_zone } = await clientOf(db, row);
  const { order_id } = row;
  const received = await db
    .select()
    .from(receivedPayments)
    .where(eq(receivedPayments.order_id, order_id))
    .orderBy(asc(receivedPayments.received_at), asc(receivedPayments.received_id));
  const isTold = (tab: string | null) => as === 'client' || (tab !== null && tab === link_tab);
  // The reference of a transfer is the id of its proof; money from a provider has no payer.
  const tabs = await readSubmittingTabs(db, order_id);
  return {
    order: payableOf(row, { full_name, now: now(), settings }),
    told_to: as,
    as_of: now().toISOString(),
    revision: await countOrderEvents(db, order_id),
    proof: await readLastProof(db, { order_id, isTold }),
    arrival: await readTransferArrival(db, use_zone, now()),
    received: received.map(({ means, amount, currency, received_at, payer, reference, settlement }) => ({
      means,
      amount: { minor: amount, currency },
      at: received_at.toISOString(),
      payer: isTold(tabs.get(reference) ?? null) ? payer : null,
      settlement,
    })),
    mobile: await readMobilePayment(db, row, { now, providers }),
  };
}

/** By proof id. */
async function readSubmittingTabs(db: Database, orderId: string): Promise<ReadonlyMap<string, string | null>> {
  const { proof_id, submitted_tab } = transferProofs;
  const rows = await db
    .select({ proof_id, submitted_tab })
    .from(transferProofs)
    .where(eq(transferProofs.order_id, orderId));
  return new Map(rows.map((row) => [row.proof_id, row.submitted_tab]));
}

interface LastProofQuery {
  readonly order_id: string;
  readonly isTold: (tab: string | null) => boolean;
}

/** The order's link is passed on: only the client and the tab that submitted the proof see its content and refusal. */
async function readLastProof(db: Database, { order_id, isTold }: LastProofQuery): Promise<TransferProof | null> {
  const [found] = await db
    .select({ proof: transferProofs, file: receipts._.selectedFields })
    .from(transferProofs)
    .innerJoin(receipts, eq(receipts.file_id, transferProofs.file_id))
    .where(eq(transferProofs.order_id, order_id))
    .orderBy(desc(transferProofs.number))
    .limit(1);
  if (found === undefined) return null;
  const { proof, file } = found;
  const { proof_id, status, submitted_at, payer, payment_account, refusal } = proof;
  const isOwn = isTold(proof.submitted_tab);
  return {
    proof_id,
    status,
    submitted_at: submitted_at.toISOString(),
    content: isOwn ? { payer, payment_account, bank_receipt: storedFileOf(file) } : null,
    refusal: isOwn ? refusal : [],
  };
}
