import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { money } from '../money.ts';
import { verificationStatus } from './client.ts';
import { orderSummary } from './order.ts';
import { allowance } from './product.ts';

/** Upper bound of orders listed per kind; `count` includes the others. */
export const maxOrdersPerItem = 3;

/** `token` opens its payment pages. */
export const actionItemOrder = z.extend(orderSummary, { token: z.string() });
export type ActionItemOrder = z.infer<typeof actionItemOrder>;

/** The most urgent orders of one kind. `count` is capped like those of lists. */
export const actionItemOrders = z.object({
  orders: z.array(actionItemOrder).check(z.maxLength(maxOrdersPerItem)),
  count: z.int().check(z.minimum(0)),
});
export type ActionItemOrders = z.infer<typeof actionItemOrders>;

export const productUsage = z.object({ used: allowance, at: instant });
export type ProductUsage = z.infer<typeof productUsage>;

/** Money for an order that did not pay it: finance decides, or it is to be refunded. */
export const unmatchedMoney = z.object({
  order: actionItemOrder,
  amount: money,
  at: instant,
  settlement: z.enum(['undecided', 'to_refund']),
});
export type UnmatchedMoney = z.infer<typeof unmatchedMoney>;

export const actionItems = z.object({
  /** The caller's own unfinished purchase. */
  draft: z.nullable(z.object({ saved_at: instant })),
  /** Null once it has passed. */
  verification: z.nullable(z.object({ status: verificationStatus, verification_type: z.int() })),
  /** Ordered by the end of the payment term. */
  to_pay: actionItemOrders,
  payment_refused: actionItemOrders,
  /** The client has acted; finance or the payment provider has yet to confirm. */
  being_paid: actionItemOrders,
  /** Only among the newest orders. */
  invoice_refused: actionItemOrders,
  /** Only for the newest orders; latest first. */
  other_money: z.array(unmatchedMoney).check(z.maxLength(maxOrdersPerItem)),
  /** Paid but not activated, longest-waiting first. */
  to_activate: actionItemOrders,
  /** Only for products whose usage the suite has reported. */
  usage: z.array(z.extend(productUsage, { order_product_id: itemId })),
});
export type ActionItems = z.infer<typeof actionItems>;

/** The verification's pages lead on to its activation. */
export const firstOrderToActivate = ({ to_activate }: Pick<ActionItems, 'to_activate'>): string | undefined =>
  to_activate.orders[0]?.order_id;
