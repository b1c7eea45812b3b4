import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { money } from '../money.ts';
import { verificationStatus } from './client.ts';
import { orderSummary } from './order.ts';
import { allowance } from './product.ts';

/** Upper bound of orders listed per kind; `count` includes the others. */
export const mostNamed = 3;

/** `token` opens its payment pages. */
export const attentionOrder = z.extend(orderSummary, { token: z.string() });
export type AttentionOrder = z.infer<typeof attentionOrder>;

/** The most urgent orders of one kind. `count` is capped like those of lists. */
export const attentionOrders = z.object({
  orders: z.array(attentionOrder).check(z.maxLength(mostNamed)),
  count: z.int().check(z.minimum(0)),
});
export type AttentionOrders = z.infer<typeof attentionOrders>;

export const productUsage = z.object({ used: allowance, at: instant });
export type ProductUsage = z.infer<typeof productUsage>;

/** Money for an order that did not pay it: finance decides, or it is to be refunded. */
export const otherMoney = z.object({
  order: attentionOrder,
  amount: money,
  at: instant,
  settlement: z.enum(['undecided', 'to_refund']),
});
export type OtherMoney = z.infer<typeof otherMoney>;

export const attention = z.object({
  /** The caller's own unfinished purchase. */
  draft: z.nullable(z.object({ saved_at: instant })),
  /** Null once it has passed. */
  verification: z.nullable(z.object({ status: verificationStatus, verification_type: z.int() })),
  /** Ordered by the end of the payment term. */
  to_pay: attentionOrders,
  payment_refused: attentionOrders,
  /** The client has acted; finance or the payment provider has yet to confirm. */
  being_paid: attentionOrders,
  /** Only among the newest orders. */
  invoice_refused: attentionOrders,
  /** Only for the newest orders; latest first. */
  other_money: z.array(otherMoney).check(z.maxLength(mostNamed)),
  /** Paid but not activated, longest-waiting first. */
  to_activate: attentionOrders,
  /** Only for products whose usage the suite has reported. */
  usage: z.array(z.extend(productUsage, { order_product_id: itemId })),
});
export type Attention = z.infer<typeof attention>;

/** The verification's pages lead on to its activation. */
export const firstToActivate = ({ to_activate }: Pick<Attention, 'to_activate'>): string | undefined =>
  to_activate.orders[0]?.order_id;
