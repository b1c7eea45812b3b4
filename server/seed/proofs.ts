import { eq } from 'drizzle-orm';
import type { Money } from '#contract/money.ts';
import type { Deps } from '../deps.ts';
import { clients } from '../modules/identity/tables.ts';
import { orderEvents, orders } from '../modules/orders/tables.ts';
import { transferProofs } from '../modules/payments/tables.ts';
import { amountText, makePdfOfLines } from './pdf.ts';
import { seedFile } from './seedFile.ts';

const hourMs = 3_600_000;
const payerAccount = '012-345-678901-833';

/** For orders with the payment status `proof_submitted`. */
export async function seedProofs({ db, files }: Pick<Deps, 'db' | 'files'>, now: Date): Promise<void> {
  const paying = await db
    .select({ order: orders, full_name: clients.full_name })
    .from(orders)
    .innerJoin(clients, eq(clients.client_id, orders.client_id))
    .where(eq(orders.payment_status, 'proof_submitted'));
  for (const { order, full_name } of paying) {
    const { order_id, client_id, user_id } = order;
    const at = new Date(now.getTime() - 26 * hourMs);
    const bytes = receiptOf({ ...order, full_name, at });
    const [proof_id, file_id] = [`${order_id}-proof`, `${order_id}-receipt`];
    const holder = { holder_kind: 'client', holder_id: client_id } as const;
    const about = { user_id, purpose: 'bank_receipt', name: 'transfer-advice.pdf' } as const;
    await seedFile({ db, files }, { file_id, holder, ...about, bytes, at });
    await db.insert(transferProofs).values({
      proof_id,
      order_id,
      status: 'submitted',
      payer: full_name,
      payment_account: payerAccount,
      file_id,
      submitted_at: at,
      submitted_by: user_id,
    });
    await db.insert(orderEvents).values({ order_id, event: 'proof_submitted', at, user_id, subject: proof_id });
  }
}

interface Transfer {
  readonly order_no: string;
  readonly full_name: string;
  readonly amount: number;
  readonly currency: Money['currency'];
  readonly at: Date;
}

function receiptOf({ order_no, full_name, amount, currency, at }: Transfer): Uint8Array<ArrayBuffer> {
  const facts = [
    ['Date', at.toISOString().slice(0, 10)],
    ['From', full_name],
    ['Account', payerAccount],
    ['To', 'Shanghai Shangliu Demo Technology Co., Ltd.'],
    ['Amount', amountText({ minor: amount, currency })],
    ['Reference', order_no],
    ['Status', 'Executed'],
  ] as const;
  return makePdfOfLines([
    { x: 40, y: 56, size: 18, bold: true, text: 'Harbour Demo Bank' },
    { x: 40, y: 80, size: 11, text: 'Advice of an outgoing transfer (sandbox, no real money)' },
    ...facts.flatMap(([label, text], row) => [
      { x: 40, y: 130 + row * 30, size: 11, text: label },
      { x: 180, y: 130 + row * 30, size: 12, bold: true, text },
    ]),
  ]);
}
