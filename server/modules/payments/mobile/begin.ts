import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import type { MobileReason, PaymentView } from '#contract/entities/payment.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { orderStatusAt } from '#machines/lifecycles/order.ts';
import {
  mobilePaymentMinutes,
  mobileReason,
  nextPaymentStatus,
  type PayReason,
  payReason,
} from '#machines/lifecycles/payment.ts';
import type { Deps } from '../../../deps.ts';
import { type Answer, type Caller, ok, refuse } from '../../../wire/handler.ts';
import { runIdempotently } from '../../../wire/idempotency.ts';
import { holdClient } from '../../identity/index.ts';
import { addOrderEvent, changeOrder, findOrder } from '../../orders/index.ts';
import { mobilePayments } from '../tables.ts';
import { readPaymentView } from '../view.ts';
import { syncPayment } from './syncPayment.ts';

type Body = z.output<typeof calls.paymentMobileBegin.body>;

const errorByReason = {
  already_paid: 'order_state_refuses',
  already_cancelled: 'order_state_refuses',
  already_expired: 'order_state_refuses',
  proof_being_checked: 'payment_unsettled',
  payment_under_way: 'payment_unsettled',
  payment_unknown: 'payment_unsettled',
  currency_not_taken: 'payment_currency_not_taken',
  amount_out_of_range: 'payment_amount_out_of_range',
} as const satisfies Record<PayReason | MobileReason, ErrorName>;

const dayMs = 24 * 3_600_000;
/** Upper bound per order: more attempts than a payer makes. Each stays in the history. */
const maxPerDay = 100;

interface BeginPaymentRequest {
  readonly body: Body;
  readonly key: string;
  readonly caller: Caller | null;
  readonly link_tab: string | null;
  readonly network: string;
}

/** Stores the payment before it asks the provider to open it. */
export async function beginMobilePayment(beginning: BeginPaymentRequest, deps: Deps): Promise<Answer<PaymentView>> {
  const { body, caller, link_tab } = beginning;
  const begun = await writeMobilePayment(beginning, deps);
  if (begun.kind === 'refused') return begun;
  const payment_id = begun.data.mobile.payment?.payment_id ?? '';
  const [row] = await deps.db.select().from(mobilePayments).where(eq(mobilePayments.payment_id, payment_id));
  if (row?.code_url === null && row.wallet_url === null) await syncPayment(deps, row, { wish: 'know' });
  const found = await findOrder(deps.db, { ...body, caller, link_tab });
  return found === null ? refuse('order_not_found') : ok(await readPaymentView(deps.db, found, deps));
}

function writeMobilePayment(
  { body, key, caller, link_tab, network }: BeginPaymentRequest,
  deps: Deps,
): Promise<Answer<PaymentView>> {
  const intent = { call: calls.paymentMobileBegin, scope: `order ${body.order_id}`, key, content: body };
  return runIdempotently(deps, intent, async (tx) => {
    const found = await findOrder(tx, { ...body, caller, link_tab }, { lock: true });
    if (found === null) return refuse('order_not_found');
    const provider = deps.providers[body.provider];
    if (provider === undefined) return refuse('not_offered');
    const { row, as } = found;
    const { order_id, amount, currency } = row;
    await holdClient(tx, row);
    const at = deps.now();
    const against =
      payReason({ status: orderStatusAt(row, at), payment_status: row.payment_status }) ??
      mobileReason({ minor: amount, currency }, provider.currencies);
    if (against !== null) return refuse(errorByReason[against]);
    const since = gt(mobilePayments.begun_at, new Date(at.getTime() - dayMs));
    const begun = await tx.$count(mobilePayments, and(eq(mobilePayments.order_id, order_id), since));
    if (begun >= maxPerDay) return refuse('too_many_requests', { retry_after_seconds: dayMs / 1000 });
    const payment_status = nextPaymentStatus(row.payment_status, { type: 'mobile.begin' });
    if (payment_status === null) return refuse('order_state_refuses');
    // Hexadecimal digits: every provider accepts them in an id.
    const payment_id = Buffer.from(deps.secret(96), 'base64url').toString('hex');
    const user_id = as === 'client' ? (caller?.user_id ?? null) : null;
    await tx.insert(mobilePayments).values({
      payment_id,
      order_id,
      provider: provider.name,
      device: body.device,
      status: 'open',
      currency,
      amount,
      network,
      begun_at: at,
      begun_by: user_id,
      expires_at: new Date(at.getTime() + mobilePaymentMinutes * 60_000),
      heard_at: at,
    });
    await changeOrder(tx, order_id, { payment_status });
    await addOrderEvent(tx, { order_id, event: 'payment_begun', at, actor: as, user_id, subject: payment_id });
    return ok(await readPaymentView(tx, { ...found, row: { ...row, payment_status } }, deps));
  });
}
