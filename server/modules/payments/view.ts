import { asc, count, desc, eq } from 'drizzle-orm';
import type { PaymentView, TransferProof } from '#contract/entities/payment.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { files } from '../files/tables.ts';
import type { AdmittedOrder } from '../orders/admitted.ts';
import { payableOf } from '../orders/present.ts';
import { orderEvents } from '../orders/tables.ts';
import { clientOf } from '../session/clientOf.ts';
import { readArrival } from './arrival.ts';
import { readMobile } from './mobile/view.ts';
import { receivedPayments, transferProofs } from './tables.ts';

/** How an order is paid and stands, for whoever has been found to be allowed to see it. */
export async function readPaymentView(
  db: Database,
  { row, as }: AdmittedOrder,
  { now, settings, providers }: Pick<Deps, 'now' | 'settings' | 'providers'>,
): Promise<PaymentView> {
  const { full_name, use_zone } = await clientOf(db, row);
  const { order_id } = row;
  const [happened] = await db.select({ events: count() }).from(orderEvents).where(eq(orderEvents.order_id, order_id));
  const received = await db
    .select()
    .from(receivedPayments)
    .where(eq(receivedPayments.order_id, order_id))
    .orderBy(asc(receivedPayments.received_at), asc(receivedPayments.received_id));
  return {
    order: payableOf(row, { full_name, now: now(), settings }),
    told_to: as,
    as_of: now().toISOString(),
    revision: happened?.events ?? 0,
    proof: await readLastProof(db, order_id, as),
    arrival: await readArrival(db, use_zone, now()),
    received: received.map(({ means, amount, currency, received_at, payer, by_link, settlement }) => ({
      means,
      amount: { minor: amount, currency },
      at: received_at.toISOString(),
      payer: as === 'client' || by_link ? payer : null,
      settlement,
    })),
    mobile: await readMobile(db, row, { now, providers }),
  };
}

/** What a proof consists of is told to the client, and to whoever handed it in by the link. */
async function readLastProof(db: Database, orderId: string, as: AdmittedOrder['as']): Promise<TransferProof | null> {
  const [found] = await db
    .select({ proof: transferProofs, file: files })
    .from(transferProofs)
    .innerJoin(files, eq(files.file_id, transferProofs.file_id))
    .where(eq(transferProofs.order_id, orderId))
    .orderBy(desc(transferProofs.number))
    .limit(1);
  if (found === undefined) return null;
  const { proof, file } = found;
  const { proof_id, status, submitted_at, payer, payment_account, refusal } = proof;
  const isTold = as === 'client' || proof.submitted_by === null;
  const { file_id, name, size, type } = file;
  return {
    proof_id,
    status,
    submitted_at: submitted_at.toISOString(),
    content: isTold ? { payer, payment_account, bank_receipt: { file_id, name, size, type } } : null,
    refusal: isTold ? refusal : [],
  };
}
