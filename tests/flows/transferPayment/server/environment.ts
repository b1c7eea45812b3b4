import { and, desc, eq, isNull } from 'drizzle-orm';
import { orderSetTransfer, paymentRead } from '#contract/calls/payment.ts';
import type { OrderStatus, PaymentStatus } from '#contract/entities/order.ts';
import type { PartRefusal } from '#contract/entities/payment.ts';
import { files } from '#server/modules/files/tables.ts';
import { transferProofs } from '#server/modules/payments/tables.ts';
import { hashOf } from '#server/wire/secret.ts';
import type { World } from '../../../browser/world.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { type Setup as ArrangeOf, inSequence, updateRows } from '../../../flowkit/server/setup.ts';
import {
  cancel,
  expire,
  invalidateLink,
  orderRow,
  payByTransfer,
  payer,
  receive,
  recordOrderEvent,
  resetToUnpaid,
  settlementsOf,
  subject,
} from '../../payments/server/order.ts';

export interface Environment {
  /**
   * The last proof: with the examples' first receipt ("waiting") or their other one ("replaced"), or from another
   * submitter.
   */
  readonly proof:
    | 'none'
    | 'waiting'
    | 'replaced'
    | 'of another'
    | 'receipt refused'
    | 'payer refused'
    | 'account refused'
    | 'refused to another';
  readonly order: 'unpaid' | 'paid' | 'paid twice' | 'cancelled' | 'expired' | 'processing' | 'unknown' | 'gone';
}

export const initialEnvironment: Environment = { proof: 'none', order: 'unpaid' };

export const foreignFile = 'file-of-another-client';
export const typedProof = { payer, payment_account: '6217000011112222' };

const portCalls = {
  readPayment: paymentRead,
  submitProof: orderSetTransfer,
  checkOutcome: paymentRead,
  watchPayment: paymentRead,
};

/** Opens the order's payment link signed out, with the order unpaid and no proof submitted. */
export async function openPayment(world: World): Promise<ServedRun> {
  await resetToUnpaid(world);
  await insertFile(world, foreignFile, { holder_kind: 'client', holder_id: 'client-jp' });
  return openServedRun(world, { email: null, calls: portCalls });
}

let made = 0;

async function insertFile(
  { db, now }: World,
  file_id: string,
  holder: Pick<typeof files.$inferInsert, 'holder_kind' | 'holder_id'>,
): Promise<void> {
  const at = now();
  const about = { purpose: 'bank_receipt', name: 'transfer.pdf', size: 1, type: 'application/pdf' } as const;
  const kept = { upload_key: file_id, sha256: '', began_at: at, kept_at: at, used_at: at };
  await db.insert(files).values({ file_id, ...about, ...kept, ...holder });
}

type FlowSetup = ArrangeOf<ServedRun>;

const whereWaitingProof = and(eq(transferProofs.order_id, subject), eq(transferProofs.status, 'submitted'));
const updateWaitingProof = updateRows(transferProofs, whereWaitingProof);

/** The submitter of a proof: the page's tab, another tab behind the same link, or the client. */
const submitters = {
  ownTab: async ({ page }: ServedRun) => ({
    submitted_by: null,
    submitted_tab: hashOf(await page.evaluate(() => sessionStorage.getItem('mallflow.tab.secret') ?? '')),
  }),
  otherTab: async () => ({ submitted_by: null, submitted_tab: hashOf('0'.repeat(64)) }),
  client: async () => ({ submitted_by: 'user-owner-cn', submitted_tab: null }),
} as const;

async function insertProof(run: ServedRun, by: keyof typeof submitters = 'ownTab'): Promise<void> {
  const { db, now } = run.world;
  made += 1;
  const file_id = `file-of-a-proof-${made}`;
  const at = now();
  await insertFile(run.world, file_id, { holder_kind: 'order', holder_id: subject });
  await updateWaitingProof({ status: 'replaced' })(run);
  await db.insert(transferProofs).values({
    ...typedProof,
    proof_id: `proof-${made}`,
    order_id: subject,
    status: 'submitted',
    file_id,
    submitted_at: at,
    ...(await submitters[by](run)),
  });
  await recordOrderEvent(run, 'proof_submitted', { payment_status: 'proof_submitted' });
}

export const refusals = {
  'receipt refused': [{ part: 'bank_receipt', words: '回单不完整，请上传完整的电子回单。' }],
  'payer refused': [{ part: 'payer', words: 'The name is not that of the account.' }],
  'account refused': [{ part: 'payment_account', words: 'No money came from this account.' }],
} as const satisfies Record<string, readonly PartRefusal[]>;

const refuse = (what: keyof typeof refusals) =>
  inSequence<ServedRun>(updateWaitingProof({ status: 'refused', refusal: [...refusals[what]] }), (run) =>
    recordOrderEvent(run, 'proof_refused', { payment_status: 'failed' }),
  );

const acceptAndPay = inSequence<ServedRun>(updateWaitingProof({ status: 'accepted' }), payByTransfer);

/** Steps from an order without a proof to each status. */
export const proofSetups: Readonly<Record<Exclude<Environment['proof'], 'none' | 'replaced'>, FlowSetup>> = {
  waiting: insertProof,
  'of another': (run) => insertProof(run, 'otherTab'),
  'receipt refused': inSequence(insertProof, refuse('receipt refused')),
  'payer refused': inSequence(insertProof, refuse('payer refused')),
  'account refused': inSequence(insertProof, refuse('account refused')),
  'refused to another': inSequence((run) => insertProof(run, 'client'), refuse('receipt refused')),
};

export const replaceElsewhere: FlowSetup = (run) => insertProof(run);
export const refuseReceipt = refuse('receipt refused');

/** Steps from an unpaid order to each status. */
export const orderSetups: Readonly<Record<Exclude<Environment['order'], 'unpaid'>, FlowSetup>> = {
  paid: acceptAndPay,
  'paid twice': inSequence(
    acceptAndPay,
    (run) => receive(run, 'to_refund'),
    (run) => recordOrderEvent(run, 'money_to_refund', { payment_status: 'received' }),
  ),
  cancelled: cancel,
  expired: expire,
  processing: (run) => recordOrderEvent(run, 'payment_begun', { payment_status: 'processing' }),
  unknown: (run) => recordOrderEvent(run, 'payment_begun', { payment_status: 'unknown' }),
  gone: invalidateLink,
};

/** The uploaded file is gone when it is submitted. */
export const expireFile = updateRows(files, isNull(files.used_at))({ purpose: 'notice_letter' });

interface Effects {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly waiting: { readonly payer: string; readonly payment_account: string } | null;
  readonly matched: number;
}

export async function readEffects({ world: { db } }: ServedRun): Promise<Effects> {
  const { status, payment_status } = await orderRow(db);
  const [proof] = await db
    .select()
    .from(transferProofs)
    .where(eq(transferProofs.order_id, subject))
    .orderBy(desc(transferProofs.number))
    .limit(1);
  return {
    status,
    payment_status,
    waiting: proof?.status === 'submitted' ? { payer: proof.payer, payment_account: proof.payment_account } : null,
    matched: (await settlementsOf(db)).filter((settlement) => settlement === 'matched').length,
  };
}
