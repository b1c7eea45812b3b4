import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { money } from '../money.ts';
import { verificationStatus } from './client.ts';
import { orderSummary } from './order.ts';
import { allowance } from './product.ts';

/** So many orders are named of those that want the same; the others are counted. */
export const mostNamed = 3;

/** An order that waits, with the token of its payment pages. */
export const attentionOrder = z.extend(orderSummary, { token: z.string() });
export type AttentionOrder = z.infer<typeof attentionOrder>;

/** Orders that want the same of their client: the most urgent, and how many there are, counted no further than lists are. */
export const attentionOrders = z.object({
  orders: z.array(attentionOrder).check(z.maxLength(mostNamed)),
  count: z.int().check(z.minimum(0)),
});
export type AttentionOrders = z.infer<typeof attentionOrders>;

/** How much of what a product allows is in use, as the suite told at a moment. */
export const productUsage = z.object({ used: allowance, at: instant });
export type ProductUsage = z.infer<typeof productUsage>;

/** Money that has arrived for an order and did not pay it: finance decides about it, or it is to be refunded. */
export const otherMoney = z.object({
  order: attentionOrder,
  amount: money,
  at: instant,
  settlement: z.enum(['undecided', 'to_refund']),
});
export type OtherMoney = z.infer<typeof otherMoney>;

/** What waits for a client now. */
export const attention = z.object({
  /** The purchase that the reader is in the middle of: when it was saved last. */
  draft: z.nullable(z.object({ saved_at: instant })),
  /** The verification of the client's enterprise; null once it has passed. */
  verification: z.nullable(z.object({ status: verificationStatus, verification_type: z.int() })),
  /** To be paid, those first whose term ends first. */
  to_pay: attentionOrders,
  /** Whose payment was not accepted. */
  payment_refused: attentionOrders,
  /** Whose payment somebody else is about to confirm. */
  being_paid: attentionOrders,
  /** Whose application for an invoice was refused, of the newest orders. */
  invoice_refused: attentionOrders,
  /** Money for its newest orders that did not pay them, the latest first. */
  other_money: z.array(otherMoney).check(z.maxLength(mostNamed)),
  /** Paid, and not in use yet: those first that have waited longest. */
  to_activate: attentionOrders,
  /** How much of each product is in use, where the suite has told it. */
  usage: z.array(z.extend(productUsage, { order_product_id: itemId })),
});
export type Attention = z.infer<typeof attention>;

/** The order that has waited longest to be activated: the verification of the enterprise leads on to it. */
export const firstToActivate = ({ to_activate }: Pick<Attention, 'to_activate'>): string | undefined =>
  to_activate.orders[0]?.order_id;
