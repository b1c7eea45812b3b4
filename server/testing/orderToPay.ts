import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Money } from '#contract/money.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../modules/orders/tables.ts';
import { storedTokenFor } from './orderTokens.ts';

export interface OrderToPay {
  readonly order_id: string;
  readonly token: string;
  readonly order_no: string;
}

/** For the demo's client in mainland China: a copy of an existing order with another amount. */
export async function orderToPay(db: Database, amount: Money, now: Date): Promise<OrderToPay> {
  const [like] = await db.select().from(orders).where(eq(orders.order_id, 'cn-order-edm'));
  if (like === undefined) throw new Error('the demo has no order to copy');
  const name = randomBytes(8).toString('hex');
  const claim = { order_id: `order-${name}`, token: randomBytes(16).toString('base64url'), order_no: `MF-${name}` };
  const at = { created_at: now, pay_until: new Date(now.getTime() + 15 * 86_400_000) };
  const { minor, currency } = amount;
  const unpaid = { status: 'unpaid', payment_status: 'none' } as const;
  const price = { amount: minor, original_amount: minor, currency };
  const kept = storedTokenFor(claim.order_id, claim.token);
  await db.insert(orders).values({ ...like, ...claim, ...kept, ...at, ...unpaid, ...price });
  return claim;
}
