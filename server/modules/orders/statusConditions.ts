import { and, eq, gte, inArray, lt, notInArray, or, type SQL } from 'drizzle-orm';
import { paymentsUnderWay } from '#machines/lifecycles/order.ts';
import { orders } from './tables.ts';

/** The SQL form of `orderStatusAt`. */
export const isStillToPay = (now: Date): SQL | undefined =>
  and(
    eq(orders.status, 'unpaid'),
    or(gte(orders.pay_until, now), inArray(orders.payment_status, [...paymentsUnderWay])),
  );

/** Orders past their term of payment, even if their stored status is not `expired` yet. */
export const isPastPaymentTerm = (now: Date): SQL | undefined =>
  and(eq(orders.status, 'unpaid'), lt(orders.pay_until, now), notInArray(orders.payment_status, [...paymentsUnderWay]));

/** Closed unless money still arrives. */
export const isClosed = (now: Date): SQL | undefined =>
  or(inArray(orders.status, ['cancelled', 'expired']), isPastPaymentTerm(now));
