import { and, eq, gte, inArray, lt, notInArray, or, type SQL } from 'drizzle-orm';
import { paymentsUnderWay } from '#machines/lifecycles/order.ts';
import { orders } from './tables.ts';

/** Orders that are still to be paid: what `orderStatusAt` says, as a condition of the database. */
export const isStillToPay = (now: Date): SQL | undefined =>
  and(
    eq(orders.status, 'unpaid'),
    or(gte(orders.pay_until, now), inArray(orders.payment_status, [...paymentsUnderWay])),
  );

/** Orders whose term to pay has passed, whether that is written down or not. */
export const isPastTerm = (now: Date): SQL | undefined =>
  and(eq(orders.status, 'unpaid'), lt(orders.pay_until, now), notInArray(orders.payment_status, [...paymentsUnderWay]));

/** Orders of which nothing comes any more, unless money does: cancelled, expired, or past their term. */
export const isClosed = (now: Date): SQL | undefined =>
  or(inArray(orders.status, ['cancelled', 'expired']), isPastTerm(now));
