import { desc, eq } from 'drizzle-orm';
import { type MobilePayment, mobileProviders, type PaymentView } from '#contract/entities/payment.ts';
import { isPayableAt } from '#machines/lifecycles/mobilePayment.ts';
import { mobileLimits, mobileReason } from '#machines/lifecycles/payment.ts';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OrderRow } from '../../orders/index.ts';
import { mobilePayments } from '../tables.ts';

export type MobilePaymentRow = typeof mobilePayments.$inferSelect;

export async function readMobilePayment(
  db: Database,
  order: OrderRow,
  { now, providers }: Pick<Deps, 'now' | 'providers'>,
): Promise<PaymentView['mobile']> {
  // The open payment is always the last one: another can begin only when it is over.
  const [last] = await db
    .select()
    .from(mobilePayments)
    .where(eq(mobilePayments.order_id, order.order_id))
    .orderBy(desc(mobilePayments.number))
    .limit(1);
  const amount = { minor: order.amount, currency: order.currency };
  return {
    payment: last === undefined ? null : mobilePaymentOf(last, now()),
    offers: mobileProviders.flatMap((provider) => {
      const { currencies } = providers[provider] ?? {};
      return currencies === undefined ? [] : [{ provider, reason: mobileReason(amount, currencies) }];
    }),
    limits: mobileLimits(order.currency),
  };
}

function mobilePaymentOf(row: MobilePaymentRow, now: Date): MobilePayment {
  const { payment_id, provider, status, amount: minor, currency } = row;
  const isPayable = isPayableAt(row, now);
  return {
    payment_id,
    provider,
    status,
    amount: { minor, currency },
    code_url: isPayable ? row.code_url : null,
    wallet_url: isPayable ? row.wallet_url : null,
    begun_at: row.begun_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
